import * as v from 'valibot';
import { noteSchema } from './note';
import { currentNotes, type ShowNote } from './show-notes';

const { kind, moment, text, state } = noteSchema.entries;

/** Note as its recipient sees it. */
export const ownNoteSchema = v.object({
  key: v.string(),
  kind,
  /** Source of the note, such as `Performance 4`; empty without a source. */
  from: v.string(),
  moment,
  text,
  state,
  /** Whether the note is addressed to this person instead of the department. */
  isPersonal: v.boolean(),
});

export type OwnNote = v.InferOutput<typeof ownNoteSchema>;

const ownNoteOf = (note: ShowNote): OwnNote => ({
  key: note.key,
  kind: note.kind,
  from: note.from,
  moment: note.moment,
  text: note.text,
  state: note.state,
  isPersonal: note.personId !== '',
});

/** Returns current notes of a person as their page shows them. */
export const ownNotes = (all: readonly ShowNote[], nowMs: number): OwnNote[] =>
  currentNotes(all, nowMs).map(ownNoteOf);
