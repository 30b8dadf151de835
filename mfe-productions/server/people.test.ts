import { collectionOf, collectionOpener } from 'server/testing/collections';
import { onDatabase } from 'server/testing/databases';
import { createCompany, createOrganization } from 'server/testing/organizations';
import {
  startTestServer,
  type Person as Member,
  type TestServer,
} from 'server/testing/test-server';
import { createClient } from '@standby/api-client';
import { isPermitted, roles } from '@standby/contracts';
import { purgeRemoved } from '@standby/server-kit/features/purge-removed';
import {
  describeItemContract,
  describeManyAtOnce,
} from '@standby/collections/testing/collection-contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyEventForm, eventFormSchema } from '../src/domain/event-form';
import { confidentialFields, type Person, type PersonContent } from '../src/domain/person';
import type { Show, ShowContent } from '../src/domain/show';
import { makePersonContent } from '../src/testing/make-person';
import {
  personCollection,
  showCollection,
  type peopleImportRoutes,
  type personManyRoutes,
  type personRoutes,
} from './contract';
import { productions } from './feature';
import { addTeamsOfShows } from './people';

const CHANGES = 'GET /organizations/:organizationId/people/changes';
const CREATE = 'POST /organizations/:organizationId/people';
const UPDATE = 'PATCH /organizations/:organizationId/people/:itemId';
const REMOVE = 'DELETE /organizations/:organizationId/people/:itemId';
const IMPORT = 'POST /organizations/:organizationId/people/many';

type Routes = typeof personRoutes & typeof personManyRoutes & typeof peopleImportRoutes;

const clientOf = (member: Member) => createClient<Routes>('/api/v1', member.fetch);

/** Returns the people that a member sees in all companies, or in the company of one show. */
async function peopleSeenBy(member: Member, organizationId: string, part?: string) {
  const query = part === undefined ? {} : { part };
  const { changed } = await clientOf(member)(CHANGES, { params: { organizationId }, query });
  return changed.map(({ item }) => item);
}

const hamlet = makePersonContent('Idris Achterberg', {
  position: 'Hamlet',
  email: 'idris@example.com',
  otherEmails: ['agent@example.com'],
  otherPhones: ['+31 20 555 0145'],
  notes: 'Left knee taped.',
  emergencyName: 'Marit Achterberg',
  emergencyPhone: '+31 20 555 0144',
});

const makeShow = (change: Partial<typeof emptyEventForm> = {}): ShowContent =>
  v.parse(eventFormSchema, {
    ...emptyEventForm,
    title: 'Hamlet',
    venue: 'Old Mill',
    startDate: '2025-03-08',
    ...change,
  });

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  describeItemContract<Person, PersonContent>('the people of the server', {
    makeItem: (number) => makePersonContent(`Understudy ${number}`),
    open: collectionOpener(personCollection, () => server),
  });

  describeManyAtOnce<Person, PersonContent>('the people of the server', {
    makeItem: (number) => makePersonContent(`Understudy ${number}`),
    invalid: makePersonContent('Dee', { email: 'no address' }),
    open: collectionOpener(personCollection, () => server),
  });

  describe('access to people', () => {
    it('is decided by the role, for each act and each field', async () => {
      const { organizationId, members, owner } = await createCompany(server);
      const params = { organizationId };
      await clientOf(owner)(CREATE, { params, body: { id: 'idris', content: hamlet } });
      for (const role of roles) {
        const call = clientOf(members[role]);
        const [seen] = await peopleSeenBy(members[role], organizationId);
        const { name, email, otherEmails, phone, otherPhones } = hamlet;
        expect(seen).toMatchObject({ name, email, otherEmails, phone, otherPhones });
        const confidential = confidentialFields.map((field) => seen?.[field]);
        const expected = isPermitted(role, 'people:confidential')
          ? confidentialFields.map((field) => hamlet[field])
          : ['', '', ''];
        expect(confidential, role).toEqual(expected);

        const acts = [
          () => call(CREATE, { params, body: { id: `by-${role}`, content: hamlet } }),
          () => call(IMPORT, { params, body: { entries: [] } }),
          () =>
            call(UPDATE, {
              params: { ...params, itemId: 'idris' },
              body: { change: { pronouns: role } },
            }),
          () => call(REMOVE, { params: { ...params, itemId: `by-${role}` } }),
        ];
        for (const act of acts) {
          if (isPermitted(role, 'people:write')) await act();
          else await expect(act(), role).rejects.toMatchObject({ status: 403 });
        }
      }
      expect(isPermitted('light-board-operator', 'people:confidential')).toBe(false);
    });

    it('is limited to the organization', async () => {
      const { organizationId, owner } = await createOrganization(server);
      const other = await createOrganization(server);
      const body = { id: 'idris', content: hamlet };
      await clientOf(owner)(CREATE, { params: { organizationId }, body });
      expect(await peopleSeenBy(other.owner, other.organizationId)).toEqual([]);
      await expect(peopleSeenBy(other.owner, organizationId)).rejects.toMatchObject({
        status: 404,
      });
    });

    it('keeps personal data out of the log', () => {
      expect(JSON.stringify(server.log)).not.toContain('Achterberg');
    });
  });

  it('is requested by show, and a person stays in one show’s company', async () => {
    const { organizationId, owner } = await createOrganization(server);
    const people = collectionOf<'people', Person, PersonContent>(
      personCollection,
      owner,
      organizationId,
    );
    const { id } = await people.create(hamlet);
    await people.create({ ...hamlet, name: 'Leah Novak', showId: 'cherry-orchard' });
    await people.update(id, { showId: 'cherry-orchard', pronouns: 'he/him' });
    const names = async (part: string) =>
      (await peopleSeenBy(owner, organizationId, part)).map(({ name }) => name);
    expect(await names('hamlet')).toEqual(['Idris Achterberg']);
    expect(await names('cherry-orchard')).toEqual(['Leah Novak']);
    expect(await names('macbeth')).toEqual([]);
  });

  it('is read as before if it was stored with one contact of a kind', async () => {
    const { organizationId, owner } = await createOrganization(server);
    const params = { organizationId };
    const { otherEmails, otherPhones, ...before } = hamlet;
    await clientOf(owner)(CREATE, { params, body: { id: 'idris', content: before } });
    const [seen] = await peopleSeenBy(owner, organizationId);
    expect(seen).toMatchObject(before);
    expect([seen?.otherEmails, seen?.otherPhones]).toEqual([undefined, undefined]);
    const change = { otherEmails, otherPhones };
    await clientOf(owner)(UPDATE, { params: { ...params, itemId: 'idris' }, body: { change } });
    const [now] = await peopleSeenBy(owner, organizationId);
    expect(now).toMatchObject({ ...before, ...change });
  });

  it('imports a file completely or not at all, and only once', async () => {
    const { organizationId, owner } = await createOrganization(server);
    const params = { organizationId };
    const entries = ['Ann', 'Bo', 'Cy'].map((name) => {
      return { id: name.toLowerCase(), content: makePersonContent(name) };
    });
    const broken = { id: 'dee', content: makePersonContent('Dee', { email: 'no address' }) };
    const call = clientOf(owner);
    await expect(
      call(IMPORT, { params, body: { entries: [...entries, broken] } }),
    ).rejects.toMatchObject({ status: 400 });
    expect(await peopleSeenBy(owner, organizationId)).toEqual([]);
    await call(IMPORT, { params, body: { entries } });
    await call(IMPORT, { params, body: { entries } });
    expect(await peopleSeenBy(owner, organizationId)).toHaveLength(3);
    await call('POST /organizations/:organizationId/people/import', {
      params,
      body: { people: [...entries, { id: 'eve', content: makePersonContent('Eve') }] },
    });
    expect(await peopleSeenBy(owner, organizationId)).toHaveLength(4);
  });

  describe('the director of a show', () => {
    async function openShows() {
      const { organizationId, owner } = await createOrganization(server);
      const shows = collectionOf<'shows', Show, ShowContent>(showCollection, owner, organizationId);
      const company = async (showId: string) =>
        (await peopleSeenBy(owner, organizationId, showId))
          .map(({ name, position }) => `${name}, ${position}`)
          .toSorted((one, other) => one.localeCompare(other));
      return { shows, company };
    }

    it('joins the company once, at the show’s creation or when a new director is named', async () => {
      const { shows, company } = await openShows();
      const { id } = await shows.create(
        makeShow({ director: 'Miriam Adler', technicalDirector: 'Pat Kowalski' }),
      );
      const team = ['Miriam Adler, Director', 'Pat Kowalski, Technical director'];
      expect(await company(id)).toEqual(team);
      await shows.update(id, {});
      await shows.update(id, { assistantDirector: 'Jonah Reyes' });
      expect(await company(id)).toEqual(['Jonah Reyes, Assistant director', ...team]);
    });

    it('joins the company of a show that is older than the companies feature', async () => {
      const { shows, company } = await openShows();
      const { id } = await shows.create(makeShow({ director: 'Anya Petrov' }));
      await database().asOwner(async (owner) => {
        await owner.withTables<{ person: object }>().deleteFrom('person').execute();
        await addTeamsOfShows(owner);
      });
      expect(await company(id)).toEqual(['Anya Petrov, Director']);
    });

    it('is removed with the show, thirty days after its deletion', async () => {
      const { shows, company } = await openShows();
      const { id } = await shows.create(makeShow({ director: 'Karin Lindqvist' }));
      const other = await shows.create(makeShow({ director: 'Priya Nair' }));
      await shows.remove(id);
      const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
      await purgeRemoved(database(), [productions], later(29));
      expect(await company(id)).toHaveLength(1);
      await purgeRemoved(database(), [productions], later(31));
      expect(await company(id)).toEqual([]);
      expect(await company(other.id)).toHaveLength(1);
    });
  });
});
