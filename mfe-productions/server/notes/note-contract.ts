import { defineRoutes, tokenSchema } from '@standby/api-client/contract';
import * as v from 'valibot';
import { noteSchema, noteStates } from '../../src/domain/notes/note';
import type { ShowNote } from '../../src/domain/notes/show-notes';

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

export const ownNoteOf = (note: ShowNote): OwnNote => ({
  key: note.key,
  kind: note.kind,
  from: note.from,
  moment: note.moment,
  text: note.text,
  state: note.state,
  isPersonal: note.personId !== '',
});

const saidSchema = v.object({
  key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  state: v.picklist(noteStates),
});

const notesSchema = v.object({ notes: v.array(ownNoteSchema) });

export const ownNoteRoutes = defineRoutes({
  'GET /organizations/:organizationId/own-notes/:showId': {
    summary:
      'The notes for the member and their department in the company of a show; empty for a member outside the company.',
    access: 'shows:read',
    response: notesSchema,
  },
  'POST /organizations/:organizationId/own-notes/:showId': {
    summary: 'Says how far a note is that is for the member or their department.',
    access: 'shows:read',
    limit: 'manyByAccount',
    body: saidSchema,
    response: notesSchema,
  },
});

export const linkNoteRoutes = defineRoutes({
  'POST /calls/notes': {
    summary: 'Says how far a note is that is for the person of a link, or for their department.',
    access: 'everybody',
    limit: 'linkOpenByAddress',
    body: v.object({ token: tokenSchema, ...saidSchema.entries }),
    response: notesSchema,
  },
});
