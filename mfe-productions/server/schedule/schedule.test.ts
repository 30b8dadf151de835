import { collectionOpener } from 'server/testing/collections';
import { onDatabase } from 'server/testing/databases';
import { createCompany, createOrganization } from 'server/testing/organizations';
import {
  startTestServer,
  type Person as Member,
  type TestServer,
} from 'server/testing/test-server';
import { createClient } from '@standby/api-client';
import { isPermitted, roles } from '@standby/contracts';
import { describeItemContract } from '@standby/collections/testing/collection-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTRIES_AT_ONCE, repeated } from '../../src/domain/schedule/changes';
import type { Entry, EntryContent } from '../../src/domain/schedule/entry';
import { dateOf } from '../../src/domain/schedule/wall';
import { instantOf, wallOfInstant } from '../../src/domain/schedule/zoned';
import { makeEntryContent } from '../../src/testing/make-entry';
import * as v from 'valibot';
import { emptyEventForm, eventFormSchema } from '../../src/domain/event-form';
import { makePersonContent } from '../../src/testing/make-person';
import {
  scheduleCollection,
  type performanceRoutes,
  type personRoutes,
  type scheduleManyRoutes,
  type scheduleRoutes,
  type showRoutes,
} from '../contract';
import { type elsewhereRoutes } from './elsewhere-contract';
import { type nextPerformanceRoutes } from './next-contract';

const CHANGES = 'GET /organizations/:organizationId/schedule/changes';
const CREATE = 'POST /organizations/:organizationId/schedule';
const UPDATE = 'PATCH /organizations/:organizationId/schedule/:itemId';
const REMOVE = 'DELETE /organizations/:organizationId/schedule/:itemId';
const MANY = 'POST /organizations/:organizationId/schedule/many';
const MILLIS_PER_DAY = 86_400_000;
const PERFORMANCES = 'GET /organizations/:organizationId/schedule/:showId/performances';
const REMOVE_MANY = 'POST /organizations/:organizationId/schedule/remove-many';

type Routes = typeof scheduleRoutes &
  typeof scheduleManyRoutes &
  typeof elsewhereRoutes &
  typeof performanceRoutes &
  typeof nextPerformanceRoutes &
  typeof personRoutes &
  typeof showRoutes;

const clientOf = (member: Member) => createClient<Routes>('/api/v1', member.fetch);

async function titlesSeenBy(member: Member, organizationId: string, part = 'hamlet') {
  const query = { part };
  const { changed } = await clientOf(member)(CHANGES, { params: { organizationId }, query });
  return changed.map(({ item }) => item.title);
}

const call = makeEntryContent({ title: 'Act 1', isFullCall: true });

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  describeItemContract<Entry, EntryContent>('the schedule of the server', {
    makeItem: (number) => makeEntryContent({ title: `Scene ${number}` }),
    open: collectionOpener(scheduleCollection, () => server),
  });

  it('is read by every role, and changed by roles with the permission', async () => {
    const { organizationId, members, owner } = await createCompany(server);
    const params = { organizationId };
    await clientOf(owner)(CREATE, { params, body: { id: 'act-1', content: call } });
    for (const role of roles) {
      expect(await titlesSeenBy(members[role], organizationId)).toContain('Act 1');
      const send = clientOf(members[role]);
      const id = `by-${role}`;
      const acts = [
        () => send(CREATE, { params, body: { id, content: call } }),
        () =>
          send(UPDATE, {
            params: { ...params, itemId: 'act-1' },
            body: { change: { notes: role } },
          }),
        () => send(REMOVE, { params: { ...params, itemId: id } }),
        () => send(MANY, { params, body: { entries: [{ id: `${id}-2`, content: call }] } }),
        () => send(REMOVE_MANY, { params, body: { ids: [`${id}-2`] } }),
      ];
      for (const act of acts) {
        if (isPermitted(role, 'schedule:write')) await act();
        else await expect(act(), role).rejects.toMatchObject({ status: 403 });
      }
    }
    expect(isPermitted('assistant-stage-manager', 'schedule:write')).toBe(false);
  });

  it('is limited to the organization and to the show', async () => {
    const { organizationId, owner } = await createOrganization(server);
    const other = await createOrganization(server);
    const body = { id: 'act-1', content: call };
    await clientOf(owner)(CREATE, { params: { organizationId }, body });
    expect(await titlesSeenBy(owner, organizationId)).toEqual(['Act 1']);
    expect(await titlesSeenBy(owner, organizationId, 'macbeth')).toEqual([]);
    expect(await titlesSeenBy(other.owner, other.organizationId)).toEqual([]);
    await expect(titlesSeenBy(other.owner, organizationId)).rejects.toMatchObject({ status: 404 });
  });

  it('lists the performances of a show for its live room, by the show’s time zone and custom', async () => {
    const { organizationId, members, owner } = await createCompany(server);
    const params = { organizationId };
    const send = clientOf(owner);
    const form = {
      ...emptyEventForm,
      title: 'Hamlet',
      venue: 'Old Vic',
      startDate: '2026-06-01',
      timezone: 'Europe/London',
    };
    await send('POST /organizations/:organizationId/shows', {
      params,
      body: { id: 'hamlet', content: v.parse(eventFormSchema, form) },
    });
    const show = { ...params, showId: 'hamlet' };
    const timezone = 'Europe/London';
    const date = dateOf(wallOfInstant(Date.now() + MILLIS_PER_DAY, timezone));
    const times = { startAt: `${date}T19:30`, endAt: `${date}T22:15` };
    const content = makeEntryContent({ kind: 'performance', ...times });
    await send(CREATE, { params, body: { id: 'opening', content } });
    await send(CREATE, { params, body: { id: 'warm-up', content: call } });
    const performance = {
      id: 'opening',
      name: 'Performance 1',
      date,
      startAtMs: instantOf(times.startAt, timezone),
      endAtMs: instantOf(times.endAt, timezone),
      custom: 'british',
      reportId: '',
      isSent: false,
    };
    for (const role of roles) {
      const { performances } = await clientOf(members[role])(PERFORMANCES, { params: show });
      const [{ report, ...seen } = { report: undefined }] = performances;
      expect(seen).toEqual(performance);
      expect(report !== undefined).toBe(isPermitted(role, 'reports:write'));
    }
    await send(UPDATE, {
      params: { ...params, itemId: 'opening' },
      body: { change: { startAt: `${date}T20:00` } },
    });
    const moved = await send(PERFORMANCES, { params: show });
    expect(moved.performances[0]?.startAtMs).toBe(instantOf(`${date}T20:00`, timezone));
    const other = await createOrganization(server);
    await expect(clientOf(other.owner)(PERFORMANCES, { params: show })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('takes a repetition completely or not at all, and only once', async () => {
    const { organizationId, owner } = await createOrganization(server);
    const params = { organizationId };
    const send = clientOf(owner);
    const entries = repeated(call, 'daily', '2025-01-20').map((content, place) => {
      return { id: `day-${place}`, content };
    });
    const broken = { id: 'broken', content: { ...call, endAt: call.startAt } };
    await expect(
      send(MANY, { params, body: { entries: [...entries, broken] } }),
    ).rejects.toMatchObject({ status: 400 });
    expect(await titlesSeenBy(owner, organizationId)).toEqual([]);
    await send(MANY, { params, body: { entries } });
    await send(MANY, { params, body: { entries } });
    expect(await titlesSeenBy(owner, organizationId)).toHaveLength(6);
    const ids = entries.map(({ id }) => id);
    await expect(
      send(REMOVE_MANY, { params, body: { ids: [...ids, 'unknown'] } }),
    ).rejects.toMatchObject({ status: 404 });
    await send(REMOVE_MANY, { params, body: { ids } });
    expect(await titlesSeenBy(owner, organizationId)).toEqual([]);
  });

  it('knows the plans of other shows on some days, and which people of this company they call', async () => {
    const { organizationId, owner, members } = await createCompany(server);
    const params = { organizationId };
    const send = clientOf(owner);
    for (const id of ['hamlet', 'macbeth']) {
      const form = { ...emptyEventForm, title: id, venue: 'Old Mill', startDate: '2025-01-10' };
      const content = v.parse(eventFormSchema, form);
      await send('POST /organizations/:organizationId/shows', { params, body: { id, content } });
      const person = makePersonContent('Idris', { showId: id });
      const body = { id: `${id}-idris`, content: person };
      await send('POST /organizations/:organizationId/people', { params, body });
    }
    const other = { ...call, showId: 'macbeth', isFullCall: false, calledIds: ['macbeth-idris'] };
    await send(CREATE, { params, body: { id: 'here', content: call } });
    await send(CREATE, { params, body: { id: 'there', content: other } });
    const seen = (member: Member, from: string, to: string) =>
      clientOf(member)('GET /organizations/:organizationId/schedule-elsewhere/:showId', {
        params: { organizationId, showId: 'hamlet' },
        query: { from, to },
      });
    const { entries } = await seen(members['light-board-operator'], '2025-01-15', '2025-01-15');
    expect(entries).toEqual([
      {
        id: 'there',
        showTitle: 'macbeth',
        title: 'Act 1',
        startMs: Date.parse('2025-01-15T15:00:00Z'),
        endMs: Date.parse('2025-01-15T18:00:00Z'),
        place: '',
        peopleIds: ['hamlet-idris'],
      },
    ]);
    expect(await seen(owner, '2025-01-16', '2025-01-20')).toEqual({ entries: [] });
    expect(await seen(owner, '2025-01-10', '2025-01-14')).toEqual({ entries: [] });
    const stranger = await createOrganization(server);
    await expect(seen(stranger.owner, '2025-01-15', '2025-01-15')).rejects.toMatchObject({
      status: 404,
    });
  });

  it('lists the shows that play next, by their curtains, for members alone', async () => {
    const { organizationId, owner, members } = await createCompany(server);
    const params = { organizationId };
    const send = clientOf(owner);
    const { timezone } = v.parse(eventFormSchema, {
      ...emptyEventForm,
      title: 'x',
      venue: 'x',
      startDate: '2025-01-10',
    });
    const tomorrow = wallOfInstant(Date.now() + 24 * 3_600_000, timezone).slice(0, 10);
    for (const [id, kind, time] of [
      ['late', 'performance', '20:00'],
      ['early', 'performance', '19:30'],
      ['rehearsed', 'rehearsal', '10:00'],
    ] as const) {
      const content = v.parse(eventFormSchema, {
        ...emptyEventForm,
        title: id,
        venue: 'Old Mill',
        startDate: tomorrow,
      });
      await send('POST /organizations/:organizationId/shows', { params, body: { id, content } });
      const times = { startAt: `${tomorrow}T${time}`, endAt: `${tomorrow}T22:00` };
      const body = { id: `${id}-1`, content: { ...call, showId: id, kind, ...times } };
      await send(CREATE, { params, body });
    }
    const seen = (member: Member) =>
      clientOf(member)('GET /organizations/:organizationId/next-performances', { params });
    expect(await seen(members['light-board-operator'])).toEqual({ showIds: ['early', 'late'] });
    const stranger = await createOrganization(server);
    await expect(seen(stranger.owner)).rejects.toMatchObject({ status: 404 });
  });

  describe('a request that no form sends', () => {
    it.each([
      ['a date that no month has', { startAt: '2025-02-30T10:00' }],
      ['an end before the start', { endAt: '2025-01-15T09:00' }],
      ['a title as long as a book', { title: 'x'.repeat(200) }],
      ['more people than a company has', { calledIds: Array.from({ length: 501 }, String) }],
      ['a kind of its own', { kind: 'party' }],
    ])('is refused: %s', async (_what, change) => {
      const { organizationId, owner } = await createOrganization(server);
      const content = { ...call, ...change } as EntryContent;
      const body = { id: 'x', content };
      await expect(
        clientOf(owner)(CREATE, { params: { organizationId }, body }),
      ).rejects.toMatchObject({ status: 400 });
    });

    it('is refused: more entries at once than a repetition allows', async () => {
      const { organizationId, owner } = await createOrganization(server);
      const entries = Array.from({ length: ENTRIES_AT_ONCE + 1 }, (_, place) => {
        return { id: `e-${place}`, content: call };
      });
      await expect(
        clientOf(owner)(MANY, { params: { organizationId }, body: { entries } }),
      ).rejects.toMatchObject({ status: 400 });
    });
  });
});
