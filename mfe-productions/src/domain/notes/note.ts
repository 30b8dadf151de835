import { idSchema, instantSchema, type ListDefinition } from '@standby/collections/port';
import { requiredText, typedText } from '@standby/forms/validation';
import { NOTE_DEPARTMENTS } from '@standby/live-room/domain/performance/notes';
import * as v from 'valibot';
import { NOTE_MAX } from '../report/report';

export const noteKinds = ['technical', 'line', 'to-do'] as const;
export type NoteKind = (typeof noteKinds)[number];

export const noteKindLabels: Readonly<Record<NoteKind, string>> = {
  technical: 'Technical note',
  line: 'Line note',
  'to-do': 'To do',
};

/** States of a note, in their usual order. */
export const noteStates = ['open', 'in-work', 'done'] as const;
export type NoteState = (typeof noteStates)[number];

export const noteStateLabels: Readonly<Record<NoteState, string>> = {
  open: 'Open',
  'in-work': 'In progress',
  done: 'Done',
};

/** Department of notes for the whole show, which only stage management sees. */
export const GENERAL = NOTE_DEPARTMENTS[0];

/** Department whose notes are about the actors' lines. */
export const CAST = 'Cast' satisfies (typeof NOTE_DEPARTMENTS)[number];

const DEPARTMENT_MAX = 120;

const text = v.pipe(v.string(), v.maxLength(DEPARTMENT_MAX));

export const noteSchema = v.object({
  id: idSchema,
  /** Show of the note; it never changes. */
  showId: idSchema,
  /**
   * Id of the note in the live room or report where it was written, stored with the first change
   * here; empty for other notes.
   */
  source: v.pipe(v.string(), v.maxLength(80)),
  kind: v.picklist(noteKinds),
  department: text,
  /** Id of the recipient in the company; empty for the whole department. */
  personId: v.union([v.literal(''), idSchema]),
  /** Moment in the show, such as `Act 1, 0:12:04`; may be empty. */
  moment: text,
  text: v.pipe(v.string(), v.maxLength(NOTE_MAX)),
  state: v.picklist(noteStates),
  updatedAt: instantSchema,
});

export type Note = Readonly<v.InferOutput<typeof noteSchema>>;

/** Fields that a person enters for a note; the others are derived. */
export type NoteContent = Omit<Note, 'id' | 'updatedAt'>;

const noteMessages = {
  text: 'Enter the note.',
  textLength: `Enter at most ${NOTE_MAX} characters.`,
  department: 'Enter a department, such as Lighting.',
} as const;

/** Returns the form's errors for a note. */
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

/** Validates the fields that a person fills in for a note. */
export const noteFormSchema = v.object({
  kind: v.picklist(noteKinds),
  department: v.pipe(
    typedText,
    v.nonEmpty(noteMessages.department),
    v.maxLength(DEPARTMENT_MAX, noteMessages.department),
  ),
  personId: v.string(),
  moment: v.string(),
  text: v.pipe(requiredText, v.maxLength(NOTE_MAX, noteMessages.textLength)),
});

export type NoteForm = Readonly<v.InferInput<typeof noteFormSchema>>;

/** Creates a note. `at` is an ISO instant. */
export function newNote(content: NoteContent, { id, at }: { id: string; at: string }): Note {
  return { ...content, id, updatedAt: at };
}

/** Returns the note after an edit, with the same show and source. */
function editNote(note: Note, change: Partial<NoteContent>, at: string): Note {
  const { showId, source } = note;
  return { ...note, ...change, showId, source, updatedAt: at };
}

/** The notes of the shows. */
export const noteList = {
  name: 'notes',
  noun: { one: 'note', many: 'notes' },
  write: 'notes:write',
  schema: noteSchema,
  make: newNote,
  change: editNote,
} as const satisfies ListDefinition<Note, NoteContent>;
