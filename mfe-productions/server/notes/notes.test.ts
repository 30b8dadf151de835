import { collectionOpener } from 'server/testing/collections';
import { onDatabase } from 'server/testing/databases';
import { createCompany } from 'server/testing/organizations';
import { Person as Member, startTestServer, type TestServer } from 'server/testing/test-server';
import { createClient } from '@standby/api-client';
import { isPermitted, roles } from '@standby/contracts';
import { purgeRemoved } from '@standby/server-kit/features/purge-removed';
import { describeItemContract } from '@standby/collections/testing/collection-contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyEventForm, eventFormSchema } from '../../src/domain/event-form';
import type { Note, NoteContent } from '../../src/domain/notes/note';
import { reportWith } from '../../src/domain/report/report';
import { makeNoteContent } from '../../src/testing/make-note';
import { makePersonContent } from '../../src/testing/make-person';
import {
  noteCollection,
  type noteRoutes,
  type personRoutes,
  type reportRoutes,
  type showRoutes,
} from '../contract';
import { productions } from '../feature';
import type { personLinkRoutes, personPageRoutes } from '../schedule/link-contract';
import type { linkNoteRoutes, ownNoteRoutes } from './note-contract';

type Routes = typeof noteRoutes &
  typeof personRoutes &
  typeof reportRoutes &
  typeof showRoutes &
  typeof ownNoteRoutes &
  typeof linkNoteRoutes &
  typeof personLinkRoutes &
  typeof personPageRoutes;

const CHANGES = 'GET /organizations/:organizationId/notes/changes';
const CREATE = 'POST /organizations/:organizationId/notes';
const OWN = 'GET /organizations/:organizationId/own-notes/:showId';
const SAY = 'POST /organizations/:organizationId/own-notes/:showId';

const clientOf = (member: Member) => createClient<Routes>('/api/v1', member.fetch);

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  describeItemContract<Note, NoteContent>('the notes of the server', {
    makeItem: (number) => makeNoteContent(`Note ${number}`),
    open: collectionOpener(noteCollection, () => server),
  });

  /** Opens a show whose light board operator has an account and whose electrician has none. */
  async function openNotes() {
    const company = await createCompany(server);
    const { organizationId, owner, members } = company;
    const call = clientOf(owner);
    const params = { organizationId };
    const form = { ...emptyEventForm, title: 'Hamlet', venue: 'Old Mill', startDate: '2025-01-10' };
    await call('POST /organizations/:organizationId/shows', {
      params,
      body: { id: 'hamlet', content: v.parse(eventFormSchema, form) },
    });
    const { members: accounts } = await owner.call('GET /organizations/:organizationId/members', {
      params,
    });
    const theo = accounts.find(({ role }) => role === 'light-board-operator');
    const people = [
      ['theo', { department: 'Lighting', memberId: theo?.accountId ?? '' }],
      ['ella', { department: 'Lighting' }],
      ['sunny', { department: 'Sound' }],
    ] as const;
    for (const [id, said] of people) {
      const body = { id, content: makePersonContent(id, said) };
      await call('POST /organizations/:organizationId/people', { params, body });
    }
    const add = (id: string, said: Partial<NoteContent> = {}) =>
      call(CREATE, { params, body: { id, content: makeNoteContent(`Note ${id}`, said) } });
    await add('lx');
    await add('for-ella', { personId: 'ella' });
    await add('snd', { department: 'Sound' });
    const note = { id: 'n-1', atMs: null, moment: 'Act 2', department: 'Lighting', text: 'LX 9' };
    const said = { showId: 'hamlet', kind: 'performance', number: 1 } as const;
    const content = reportWith({ ...said, date: '2025-01-15', startTime: '19:30', notes: [note] });
    await call('POST /organizations/:organizationId/reports', {
      params,
      body: { id: 'first', content },
    });
    return {
      ...company,
      call,
      params,
      show: { organizationId, showId: 'hamlet' },
      theo: members['light-board-operator'],
    };
  }

  const texts = (notes: readonly { readonly text: string }[]) => notes.map(({ text }) => text);

  describe('notes', () => {
    it('are read and written by members who run the show', async () => {
      const { members, params } = await openNotes();
      for (const role of roles) {
        const call = clientOf(members[role]);
        const acts = {
          'notes:read': () => call(CHANGES, { params, query: {} }),
          'notes:write': () =>
            call(CREATE, { params, body: { id: `by-${role}`, content: makeNoteContent('A') } }),
        } as const;
        for (const [permission, act] of Object.entries(acts)) {
          if (isPermitted(role, permission as keyof typeof acts)) await act();
          else await expect(act(), `${role} ${permission}`).rejects.toMatchObject({ status: 403 });
        }
      }
    });

    it('are visible to a member of a department only if they are addressed to them', async () => {
      const { theo, show, owner } = await openNotes();
      const call = clientOf(theo);
      const { notes } = await call(OWN, { params: show });
      expect(texts(notes)).toEqual(['Note lx', 'LX 9']);
      const done = await call(SAY, { params: show, body: { key: 'n-1', state: 'done' } });
      expect(done.notes).toMatchObject([{ text: 'Note lx' }, { text: 'LX 9', state: 'done' }]);
      for (const key of ['snd', 'for-ella', 'nothing']) {
        const saying = call(SAY, { params: show, body: { key, state: 'done' } });
        await expect(saying, key).rejects.toMatchObject({ status: 404 });
      }
      // A member outside the company has no notes.
      expect(await clientOf(owner)(OWN, { params: show })).toEqual({ notes: [] });
    });

    it('are on the page of a person without an account, who can set their state', async () => {
      const { call, show, params } = await openNotes();
      const { address } = await call(
        'POST /organizations/:organizationId/schedule-links/:showId/:personId',
        { params: { ...show, personId: 'ella' }, body: { kind: 'page' } },
      );
      const token = new URL(address).hash.slice(1);
      const ella = clientOf(new Member(server));
      const page = await ella('POST /calls/open', { body: { token } });
      expect(texts(page.notes)).toEqual(['Note for-ella', 'Note lx', 'LX 9']);
      expect(page.notes.map(({ isPersonal }) => isPersonal)).toEqual([true, false, false]);
      const said = { token, key: 'lx', state: 'in-work' } as const;
      await ella('POST /calls/notes', { body: said });
      const { changed } = await call(CHANGES, { params, query: {} });
      expect(changed.map(({ item }) => item)).toContainEqual(
        expect.objectContaining({ id: 'lx', state: 'in-work' }),
      );
      const other = ella('POST /calls/notes', { body: { ...said, key: 'snd' } });
      await expect(other).rejects.toMatchObject({ status: 404 });
    });

    it('are not in the log', () => {
      expect(JSON.stringify(server.log)).not.toContain('Note ');
    });

    it('for one person are removed with that person, thirty days after the deletion', async () => {
      const { call, params } = await openNotes();
      await call('DELETE /organizations/:organizationId/people/:itemId', {
        params: { ...params, itemId: 'ella' },
      });
      await purgeRemoved(database(), [productions], new Date(Date.now() + 31 * 86_400_000));
      const { changed } = await call(CHANGES, { params, query: {} });
      const ids = changed.map(({ item }) => item.id).toSorted((a, b) => a.localeCompare(b));
      expect(ids).toEqual(['lx', 'snd']);
    });
  });
});
