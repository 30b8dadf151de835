import { nightFactsSchema } from '@standby/live-room/domain/report/night-facts';
import * as v from 'valibot';

/** What a report says of its show. */
const showSchema = v.object({ title: v.string(), venue: v.string(), timezone: v.string() });

export type ReportedShow = Readonly<v.InferOutput<typeof showSchema>>;

const noteSchema = v.object({
  /** Of a note from the room that was reworded: the id that it has there. */
  id: v.string(),
  /** Epoch ms; null where it is about no moment. */
  atMs: v.nullable(v.number()),
  /** Where in the show: `Act 1, 0:12:04`. */
  moment: v.string(),
  department: v.string(),
  /** Empty for a note from the room that is left out. */
  text: v.string(),
});

export type ReportNote = Readonly<v.InferOutput<typeof noteSchema>>;

const pictureSchema = v.object({ id: v.string(), caption: v.string() });

export type ReportPicture = Readonly<v.InferOutput<typeof pictureSchema>>;

/** What a person, the schedule and the sign-in sheet say of one performance or rehearsal. */
const reportSchema = v.object({
  kind: v.picklist(['performance', 'rehearsal']),
  /** 0 where nobody counts it. */
  number: v.number(),
  /** From 1; a correction is a version of its own. */
  version: v.number(),
  /** YYYY-MM-DD and HH:MM on a wall in the show's timezone. */
  date: v.string(),
  startTime: v.string(),
  house: v.string(),
  weather: v.string(),
  summary: v.string(),
  incidents: v.string(),
  understudies: v.string(),
  notes: v.array(noteSchema),
  absences: v.array(
    v.object({
      name: v.string(),
      position: v.string(),
      state: v.picklist(['late', 'absent']),
      at: v.string(),
    }),
  ),
  pictures: v.optional(v.array(pictureSchema)),
  /** What the room's log said when the report was saved last. */
  facts: v.nullable(nightFactsSchema),
});

export type ReportOfNight = Readonly<v.InferOutput<typeof reportSchema>>;

/** A report with its show, as a live room reads it. */
export const reportOfNightSchema = v.object({ show: showSchema, report: reportSchema });

export type ShowReportOfNight = Readonly<v.InferOutput<typeof reportOfNightSchema>>;
