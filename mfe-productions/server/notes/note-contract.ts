import { defineRoutes, tokenSchema } from '@standby/api-client/contract';
import * as v from 'valibot';
import { noteStates } from '../../src/domain/notes/note';
import { ownNoteSchema } from '../../src/domain/notes/own-note';

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
