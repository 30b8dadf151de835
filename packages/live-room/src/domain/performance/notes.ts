import * as v from 'valibot';
import { MILLIS_PER_MINUTE } from '../time/time';

/*
 * Notes for the report that people write in the room. The event of each note gives its moment.
 */

/** Maximum number of characters in a note. */
export const NOTE_MAX = 280;

/**
 * Departments to which a note from the room can be addressed; the first stands for the whole show.
 */
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

const [GENERAL] = NOTE_DEPARTMENTS;

/** Returns the name of a department's notes below a heading that says what they are. */
export const notesName = (department: string): string =>
  department === GENERAL ? 'General notes' : department;

/** Returns the heading of a department's notes in a report. */
export const notesHeading = (department: string): string =>
  department === GENERAL ? notesName(department) : `Notes: ${department}`;

/** A name without a colon, because a colon follows the name in the log. */
export const noteDepartmentSchema = v.pipe(v.string(), v.regex(/^[^\s:](?:[^:]{0,38}[^\s:])?$/u));

export const noteTextSchema = v.pipe(
  v.string(),
  v.maxLength(NOTE_MAX),
  v.check((text) => text !== '' && text.trim() === text),
);

interface RoomNote {
  readonly department: string;
  readonly text: string;
}

/** Maximum time in ms that writing a note takes. */
const WRITING_MAX_MS = 10 * MILLIS_PER_MINUTE;

/**
 * Returns the moment of a note, in the room's time: when it was begun, unless that is implausible.
 */
export function noteMoment({ begunAtMs }: { readonly begunAtMs: number }, atMs: number): number {
  return begunAtMs <= atMs && begunAtMs >= atMs - WRITING_MAX_MS ? begunAtMs : atMs;
}

/**
 * Returns the act that writes a note for the report, or why the input is not a note.
 * @param begunAtMs moment that the note is about, in the room's time
 */
export function noteAct(department: string, input: string, begunAtMs: number) {
  const text = input.trim();
  if (text === '') return 'empty';
  if (text.length > NOTE_MAX) return 'too-long';
  return { type: 'write-note', department, text, begunAtMs } as const;
}

/** Returns a note as the log stores it. */
export const noteText = ({ department, text }: RoomNote): string => `${department}: ${text}`;

/** Returns the note in a line's text. */
export function readNote(line: string): RoomNote {
  const end = line.indexOf(': ');
  if (end === -1) return { department: NOTE_DEPARTMENTS[0], text: line };
  return { department: line.slice(0, end), text: line.slice(end + 2) };
}
