import * as v from 'valibot';
import { idSchema, timestampSchema } from '@standby/room-engine/log/basic-schemas';
import { CUES_MAX, departmentIdSchema, DEPARTMENTS_MAX } from './cue-schema';

/*
 * A house desk is a lighting, sound or video desk of the house, which the bridge speaks to. The word tells it from the
 * desk, which is the controller's page.
 */

/** Longer numbers than this come from no desk: QLab takes any text. */
const FIRED_NUMBER_MAX = 20;
const HOUSE_DESK_NAME_MAX = 40;

const textSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() === text && text !== ''),
    v.maxLength(max),
  );

/** A cue's number as a house desk says it. */
export const firedNumberSchema = textSchema(FIRED_NUMBER_MAX);
export const houseDeskNameSchema = textSchema(HOUSE_DESK_NAME_MAX);

/**
 * Outcome at the bridge of a GO for an armed department:
 * - `sent`: the house desk received the command to fire the cue;
 * - `late`: the GO came too late for that, or while the bridge was away;
 * - `unsure`: the bridge does not know the time well enough to tell;
 * - `unreachable`: the house desk is not connected.
 */
const DESK_ANSWERS = ['sent', 'late', 'unsure', 'unreachable'] as const;
export type DeskAnswer = (typeof DESK_ANSWERS)[number];

const ofDepartment = { department: departmentIdSchema };
const ofDesk = { ...ofDepartment, desk: houseDeskNameSchema };

/** A cue that a house desk fired. */
export const deskFireSchema = v.object({ ...ofDesk, number: firedNumberSchema });
export type DeskFire = v.InferOutput<typeof deskFireSchema>;

/** The outcome of a GO for an armed department. */
export const deskReplySchema = v.object({
  ...ofDesk,
  cueId: idSchema,
  goAtMs: timestampSchema,
  answer: v.picklist(DESK_ANSWERS),
});
export type DeskReply = v.InferOutput<typeof deskReplySchema>;

/** Entries with a moment each, up to a maximum. */
const listOf = <Entries extends v.ObjectEntries>(entries: Entries, max: number) =>
  v.pipe(v.array(v.object({ ...entries, atMs: timestampSchema })), v.maxLength(max));

/** The room's knowledge of house desks. All moments are of the room's time. */
export const houseDesksSchema = v.object({
  /** Departments whose cues GO fires, since when. */
  armed: listOf(ofDepartment, DEPARTMENTS_MAX),
  /** The last cue that the desk of each department fired. */
  fired: listOf(deskFireSchema.entries, DEPARTMENTS_MAX),
  /** Outcome of the last GO for each armed department. */
  answers: listOf(deskReplySchema.entries, CUES_MAX),
});

export type HouseDesks = v.InferOutput<typeof houseDesksSchema>;

export const NO_HOUSE_DESKS: HouseDesks = { armed: [], fired: [], answers: [] };

/** How a house desk stands, as its bridge says: a hint, which is stored nowhere. */
export const houseDeskStatusSchema = v.object({
  ...ofDesk,
  isConnected: v.boolean(),
  /** The cue that stands next there; null where the desk does not say. */
  next: v.nullable(firedNumberSchema),
});
export type HouseDeskStatus = v.InferOutput<typeof houseDeskStatusSchema>;
