import { nightFactsSchema } from '@standby/live-room/domain/report/night-facts';
import * as v from 'valibot';

/** The facts about the show in a report. */
const showSchema = v.object({ title: v.string(), venue: v.string(), timezone: v.string() });

export type ReportedShow = Readonly<v.InferOutput<typeof showSchema>>;

const noteSchema = v.object({
  /** Id of the note; a reworded note from the room keeps the id that it has there. */
  id: v.string(),
  /** Moment of the note in epoch ms; null if it is not about a moment. */
  atMs: v.nullable(v.number()),
  /** Place in the show, such as `Act 1, 0:12:04`. */
  moment: v.string(),
  department: v.string(),
  /** Text of the note; empty for a note from the room that the report omits. */
  text: v.string(),
});

export type ReportNote = Readonly<v.InferOutput<typeof noteSchema>>;

const pictureSchema = v.object({ id: v.string(), caption: v.string() });

export type ReportPicture = Readonly<v.InferOutput<typeof pictureSchema>>;

/** The contents of a report on one performance or rehearsal, from a person, the schedule and the sign-in sheet. */
const reportSchema = v.object({
  kind: v.picklist(['performance', 'rehearsal']),
  /** Number of the performance or rehearsal; 0 if it is not counted. */
  number: v.number(),
  /** Version from 1; each correction is a new version. */
  version: v.number(),
  /** Date as YYYY-MM-DD and time as HH:MM in the show's timezone. */
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
  /** Facts of the room's log when the report was last saved. */
  facts: v.nullable(nightFactsSchema),
});

export type ReportOfNight = Readonly<v.InferOutput<typeof reportSchema>>;

/** A report with its show, as a live room reads it. */
export const reportOfNightSchema = v.object({ show: showSchema, report: reportSchema });

export type ShowReportOfNight = Readonly<v.InferOutput<typeof reportOfNightSchema>>;
