import { idSchema, instantSchema, type Noun } from '@standby/collections/port';
import { NOTE_DEPARTMENTS } from '@standby/live-room/domain/room/notes';
import * as v from 'valibot';
import { NOTE_MAX } from '../report/report';

/** What a note of a show is called in messages. */
export const noteNoun: Noun = { one: 'note', many: 'notes' };

export const noteKinds = ['technical', 'line', 'to-do'] as const;
export type NoteKind = (typeof noteKinds)[number];

export const noteKindLabels: Readonly<Record<NoteKind, string>> = {
  technical: 'Technical note',
  line: 'Line note',
  'to-do': 'To do',
};

/** In the order in which a note goes through them. */
export const noteStates = ['open', 'in-work', 'done'] as const;
export type NoteState = (typeof noteStates)[number];

export const noteStateLabels: Readonly<Record<NoteState, string>> = {
  open: 'Open',
  'in-work': 'In progress',
  done: 'Done',
};

/** Of notes for the whole show: stage management alone has them. */
export const GENERAL = NOTE_DEPARTMENTS[0];

/** Whose notes are about the lines of actors. */
export const CAST = 'Cast' satisfies (typeof NOTE_DEPARTMENTS)[number];

const DEPARTMENT_MAX = 120;

const text = v.pipe(v.string(), v.maxLength(DEPARTMENT_MAX));

export const noteSchema = v.object({
  id: idSchema,
  /** The show that it is of; it never changes. */
  showId: idSchema,
  /** The id that a note of a live room or a report has there, once something is said of it here; empty for others. */
  source: v.pipe(v.string(), v.maxLength(80)),
  kind: v.picklist(noteKinds),
  department: text,
  /** Whom it is for, of the company; empty for the whole department. */
  personId: v.union([v.literal(''), idSchema]),
  /** Where in the show: `Act 1, 0:12:04`; empty for none. */
  moment: text,
  text: v.pipe(v.string(), v.maxLength(NOTE_MAX)),
  state: v.picklist(noteStates),
  updatedAt: instantSchema,
});

export type Note = Readonly<v.InferOutput<typeof noteSchema>>;

/** What a person says about a note; the other fields are derived. */
export type NoteContent = Omit<Note, 'id' | 'updatedAt'>;

export const noteMessages = {
  text: 'Enter the note.',
  textLength: `Enter at most ${NOTE_MAX} characters.`,
  department: 'Enter a department, such as Lighting.',
} as const;

/** What the form would say about it. */
export function noteProblems(note: Pick<NoteContent, 'text' | 'department'>): {
  readonly [Field in 'text' | 'department']?: string;
} {
  const trimmed = note.text.trim();
  return {
    ...(trimmed === '' && { text: noteMessages.text }),
    ...(trimmed.length > NOTE_MAX && { text: noteMessages.textLength }),
    ...((note.department.trim() === '' || note.department.length > DEPARTMENT_MAX) && {
      department: noteMessages.department,
    }),
  };
}

/** A new note. `at` is an ISO instant. */
export function newNote(content: NoteContent, { id, at }: { id: string; at: string }): Note {
  return { ...content, id, updatedAt: at };
}

/** The note after an edit, of the same show and with the same source. */
export function editNote(note: Note, change: Partial<NoteContent>, at: string): Note {
  const { showId, source } = note;
  return { ...note, ...change, showId, source, updatedAt: at };
}
