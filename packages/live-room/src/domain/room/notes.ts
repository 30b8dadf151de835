import * as v from 'valibot';
import { MILLIS_PER_MINUTE } from '../timer/time';

/*
 * Notes for the report that are written in the room: each knows its moment by its event.
 */

/** In characters. */
export const NOTE_MAX = 280;

/** The departments that a note from the room can be for; the first is that of the whole show. */
export const NOTE_DEPARTMENTS = [
  'General',
  'Lighting',
  'Sound',
  'Video',
  'Fly',
  'Automation',
  'Deck',
  'Props',
  'Wardrobe',
  'Cast',
  'Front of house',
] as const;

/** A name without a colon, which stands after it in the log. */
export const noteDepartmentSchema = v.pipe(v.string(), v.regex(/^[^\s:](?:[^:]{0,38}[^\s:])?$/u));

export const noteTextSchema = v.pipe(
  v.string(),
  v.maxLength(NOTE_MAX),
  v.check((text) => text !== '' && text.trim() === text),
);

export interface RoomNote {
  readonly department: string;
  readonly text: string;
}

/** Longest that writing a note takes, in ms. */
const WRITING_MAX_MS = 10 * MILLIS_PER_MINUTE;

/** The moment that a note is about: when it was begun, unless that cannot be. Ms of the room's time. */
export function noteMoment({ begunAtMs }: { readonly begunAtMs: number }, atMs: number): number {
  return begunAtMs <= atMs && begunAtMs >= atMs - WRITING_MAX_MS ? begunAtMs : atMs;
}

/** A note as the log has it. */
export const noteText = ({ department, text }: RoomNote): string => `${department}: ${text}`;

/** The note of a line's text. */
export function readNote(line: string): RoomNote {
  const end = line.indexOf(': ');
  if (end === -1) return { department: NOTE_DEPARTMENTS[0], text: line };
  return { department: line.slice(0, end), text: line.slice(end + 2) };
}
