import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely, type Migration } from 'kysely';
import {
  changeAsMember,
  collectionChanges,
  collectionPlugin,
  createCollectionTable,
  handleRoutes,
  inScope,
  notFound,
  type CollectionDefinition,
  type FeatureOptions,
  type TransactionQueries,
  type WriteContext,
} from '@standby/server-kit';
import {
  noteList,
  noteProblems,
  type Note,
  type NoteContent,
  type NoteState,
} from '../../src/domain/notes/note';
import { contentOf, notesFor, notesOfShow, type ShowNote } from '../../src/domain/notes/show-notes';
import { ownNotes, type OwnNote } from '../../src/domain/notes/own-note';
import type { Person } from '../../src/domain/person';
import { noteCollection, noteRoutes } from '../contract';
import { notesOfShow as storedNotes, peopleOfShow, reportsOfShow } from '../show-data';
import { ownNoteRoutes } from './note-contract';

export const notes: CollectionDefinition<'notes', Note, NoteContent> = {
  ...noteList,
  contract: noteCollection,
  table: 'note',
  problemsOf: noteProblems,
  columnsOf: ({ showId, personId }) => ({ showId, personId: personId || null }),
};

export const noteMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createCollectionTable(db, 'note');
    await sql`
      alter table note
        add show_id text collate "C" not null,
        add person_id text collate "C"`.execute(db);
    await sql`create index note_show on note (organization_id, show_id, revision, id)`.execute(db);
  },
};

interface ShowKey {
  readonly organizationId: string;
  readonly showId: string;
}

/** Returns the notes that one person sees, with the data to change them. */
export async function readNotesFor(
  transaction: TransactionQueries,
  key: ShowKey,
  person: Pick<Person, 'id' | 'department'>,
): Promise<ShowNote[]> {
  const { showId } = key;
  const stored = await storedNotes(transaction, key);
  const reports = await reportsOfShow(transaction, key);
  return notesFor(notesOfShow({ showId, stored, reports }), person);
}

/** Sets the state of a note for one of its recipients. @returns all notes of the recipient */
export async function changeNote(
  context: WriteContext,
  showId: string,
  person: Pick<Person, 'id' | 'department'>,
  { key, state }: { readonly key: string; readonly state: NoteState },
): Promise<OwnNote[]> {
  const { transaction, organizationId, now } = context;
  const show = { organizationId, showId };
  const note = (await readNotesFor(transaction, show, person)).find((one) => one.key === key);
  if (!note) throw notFound();
  const changes = collectionChanges(notes, context);
  if (note.storedId === undefined) {
    await changes.create(randomUUID(), { ...contentOf(note), state });
  } else {
    await changes.update(note.storedId, { change: { state } });
  }
  return ownNotes(await readNotesFor(transaction, show, person), now.getTime());
}

/** Serves the notes of the shows. */
export function serveNotes(app: FastifyInstance, options: FeatureOptions): void {
  const { authGuard, services } = options;
  const { database, now } = services;
  collectionPlugin(app, options, noteRoutes, notes);

  /** Returns the people of a company who belong to a member's account; usually one. */
  async function peopleOf(transaction: TransactionQueries, key: ShowKey, accountId: string) {
    const people = await peopleOfShow(transaction, key);
    return people.filter(({ memberId }) => memberId === accountId);
  }

  handleRoutes(app, authGuard, ownNoteRoutes, {
    'GET /organizations/:organizationId/own-notes/:showId': ({ account, params }) =>
      inScope(database.queries, params, async (transaction) => {
        const [person] = await peopleOf(transaction, params, account.accountId);
        if (!person) return { notes: [] };
        return {
          notes: ownNotes(await readNotesFor(transaction, params, person), now().getTime()),
        };
      }),

    'POST /organizations/:organizationId/own-notes/:showId': ({ account, params, body }) => {
      const { accountId } = account;
      const { organizationId, showId } = params;
      const member = { accountId, organizationId, permission: 'shows:read' } as const;
      return changeAsMember(database, member, async (transaction, revision) => {
        const [person] = await peopleOf(transaction, params, accountId);
        if (!person) throw notFound();
        const context = { transaction, organizationId, accountId, revision, now: now() };
        return { notes: await changeNote(context, showId, person, body) };
      });
    },
  });
}
