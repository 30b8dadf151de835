import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCollections } from '../../testing/collections.ts';
import { onDatabase } from '../../testing/databases.ts';
import { createOrganization, join } from '../../testing/organizations.ts';
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts';
import type { roomRoutes } from '../../../mfe-venue/server/contract.ts';
import { ROOM_LIMIT, type RoomContent } from '../../../mfe-venue/src/domain/room.ts';
import { features } from '../features.ts';
import { createClient } from '@standby/api-client';
import { purgeRemoved } from '@standby/server-kit/features/purge-removed';
import type { EditConflictDetails } from '@standby/api-client/collections';

const ROOMS = 'POST /organizations/:organizationId/rooms';
const ROOM = 'PATCH /organizations/:organizationId/rooms/:itemId';
const CHANGES = 'GET /organizations/:organizationId/rooms/changes';

const sample = sampleCollections.find(({ name }) => name === 'rooms')?.content as RoomContent;

const callOf = (person: Person) => createClient<typeof roomRoutes>('/api/v1', person.fetch);

async function openRooms(server: TestServer) {
  const { owner, organizationId } = await createOrganization(server);
  const call = callOf(owner);
  const params = { organizationId };
  const create = (id: string, content: Partial<RoomContent> = {}) =>
    call(ROOMS, { params, body: { id, content: { ...sample, ...content } } });
  const changes = (query: { since?: string; after?: string; limit?: string } = {}) =>
    call(CHANGES, { params, query });
  return { owner, organizationId, params, call, create, changes };
}

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  it('the limit of the plan holds for any number of writers at the same moment', async () => {
    const { create, changes } = await openRooms(server);
    const ids = Array.from({ length: ROOM_LIMIT + 5 }, (_, n) => `room-${n}`);

    const outcomes = await Promise.allSettled(ids.map((id) => create(id)));

    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({
        code: 'limit-reached',
        message: 'Your plan has room for 10 rooms. Remove one to add another.',
      });
    }
    expect((await changes()).changed).toHaveLength(ROOM_LIMIT);
  });

  it('the limit of the plan holds for restored items, without losses', async () => {
    const { params, call, create, changes } = await openRooms(server);
    const ids = Array.from({ length: ROOM_LIMIT }, (_, n) => `room-${n}`);
    const itemOf = (itemId: string) => ({ params: { ...params, itemId } });
    for (const id of ids) await create(id);
    for (const id of ids) {
      await call('DELETE /organizations/:organizationId/rooms/:itemId', itemOf(id));
    }
    // Other items take half of the free places while all items are restored.
    const outcomes = await Promise.allSettled([
      ...ids.map((_, n) => create(`other-${n}`)),
      ...ids.map((id) =>
        call('POST /organizations/:organizationId/rooms/:itemId/restore', itemOf(id)),
      ),
    ]);

    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(ROOM_LIMIT);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({
        code: 'limit-reached',
        message: 'Your plan has room for 10 rooms. Remove one to add another.',
      });
    }
    const { changed } = await changes();
    expect(changed).toHaveLength(ROOM_LIMIT);

    const there = new Set(changed.map(({ item }) => item.id));
    for (const id of there) {
      await call('DELETE /organizations/:organizationId/rooms/:itemId', itemOf(id));
    }
    for (const id of ids) {
      await call('POST /organizations/:organizationId/rooms/:itemId/restore', itemOf(id));
    }
    expect((await changes()).changed.map(({ item }) => item.id).toSorted()).toEqual(ids.toSorted());
  });

  it('a creation that is sent twice, at the same moment or later, adds one item', async () => {
    const { create, changes } = await openRooms(server);
    const answers = await Promise.all([create('one'), create('one')]);
    expect(await create('one', { name: 'Other' })).toEqual(answers[0]);
    expect(answers[1]).toEqual(answers[0]);
    expect((await changes()).changed).toHaveLength(1);
  });

  it('two edits of one field at the same moment end in one success and one conflict', async () => {
    const { owner, organizationId, params, call, create, changes } = await openRooms(server);
    await create('one');
    const second = callOf(await join(server, owner, organizationId, 'stage-manager'));
    const edit = (by: typeof call, name: string) =>
      by(ROOM, {
        params: { ...params, itemId: 'one' },
        body: { change: { name }, seen: { name: sample.name } },
      });

    const outcomes = await Promise.allSettled([edit(call, 'Mine'), edit(second, 'Theirs')]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    const { item } = (await changes()).changed[0] ?? {};
    expect(refused?.reason).toMatchObject({
      status: 409,
      code: 'edit-conflict',
      details: { item, fields: ['name'], by: 'Mira Okafor' },
    });
  });

  it('a change feed is read in parts, without gaps and repetitions', async () => {
    const { create, changes } = await openRooms(server);
    const made = [await create('one'), await create('two'), await create('three')];
    const first = await changes();
    expect(first).toMatchObject({ after: null, removed: [] });
    expect(first.changed).toEqual(made);
    const revision = made[1]?.revision ?? 0;
    expect((await changes({ since: String(revision) })).changed).toEqual([made[2]]);
    expect((await changes({ since: String(revision), after: 'two' })).changed).toEqual([made[2]]);
    expect((await changes({ since: String(revision), after: 'one' })).changed).toEqual(
      made.slice(1),
    );
    expect((await changes({ since: String(first.revision) })).changed).toEqual([]);
    const part = await changes({ limit: '2' });
    expect(part).toMatchObject({ changed: made.slice(0, 2), after: 'two' });
    const { revision: since } = part;
    expect((await changes({ since: String(since), after: 'two', limit: '2' })).changed).toEqual([
      made[2],
    ]);
  });
});

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  describe('an edit', () => {
    const edit = async (
      before: Partial<RoomContent>,
      theirs: Partial<RoomContent>,
      mine: Partial<RoomContent>,
      seen: Partial<RoomContent> | undefined,
    ) => {
      const { params, call, create } = await openRooms(server);
      await create('one', before);
      const address = { ...params, itemId: 'one' };
      await call(ROOM, { params: address, body: { change: theirs } });
      const body = seen ? { change: mine, seen } : { change: mine };
      return call(ROOM, { params: address, body });
    };

    it.each<[string, Partial<RoomContent>, Partial<RoomContent>, Partial<RoomContent> | undefined]>(
      [
        ['of another field', { notes: 'Theirs' }, { name: 'Mine' }, { name: 'Before' }],
        ['to the same', { name: 'Mine' }, { name: 'Mine' }, { name: 'Before' }],
        ['of the latest value', { name: 'Theirs' }, { name: 'Mine' }, { name: 'Theirs' }],
        ['without the old value', { name: 'Theirs' }, { name: 'Mine' }, undefined],
        ['of a list of choices', { notes: 'Theirs' }, { equipment: [] }, { equipment: ['Piano'] }],
      ],
    )('%s is kept, beside the changes of others', async (_, theirs, mine, seen) => {
      const { item } = await edit({ name: 'Before', equipment: ['Piano'] }, theirs, mine, seen);
      expect(item).toMatchObject({ ...theirs, ...mine });
    });

    it('changes none of several fields if one of them is in conflict', async () => {
      const mine = { name: 'Mine', notes: 'Mine' };
      const refusal = edit({ name: 'Before', notes: '' }, { notes: 'Theirs' }, mine, {
        name: 'Before',
        notes: '',
      });
      await expect(refusal).rejects.toMatchObject({ code: 'edit-conflict' });
      const { details } = (await refusal.catch((error: unknown) => error)) as {
        details: EditConflictDetails<RoomContent>;
      };
      expect(details.fields).toEqual(['notes']);
      expect(details.item).toMatchObject({ name: 'Before', notes: 'Theirs' });
    });
  });

  describe('invalid content is refused with a message beside its field, and not stored', () => {
    it.each<[string, object, object]>([
      ['by the form', { location: '  ' }, { location: 'Enter a location.' }],
      ['by the schema', { status: 'Burnt down' }, {}],
      ['by its length', { notes: 'x'.repeat(40_000) }, {}],
    ])('%s', async (_, content, fields) => {
      const { create, changes } = await openRooms(server);
      const refusal = await create('one', content).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ fields, message: expect.stringMatching(/\w+ .+\.$/u) });
      expect((await changes()).changed).toEqual([]);
    });
  });

  it('a request cannot set fields that only the server sets', async () => {
    const { create } = await openRooms(server);
    const sneaky = { ...sample, isOnline: true, lastUsed: '1999-01-01T00:00:00.000Z', id: 'other' };
    const { item } = await create('one', sneaky);
    expect(item).toMatchObject({ id: 'one', isOnline: false });
    expect(item.lastUsed).not.toMatch(/^1999/u);
  });

  it('another organization’s items are not accessible', async () => {
    const here = await openRooms(server);
    const there = await openRooms(server);
    await there.create('theirs');
    const params = { organizationId: here.organizationId, itemId: 'theirs' };
    const body = { change: { name: 'Taken' } };
    await expect(here.call(ROOM, { params, body })).rejects.toMatchObject({ status: 404 });
    await here.create('theirs', { name: 'Mine' });
    expect((await there.changes()).changed[0]?.item.name).toBe(sample.name);
  });

  it('a removed item is kept for 30 days, and then deleted', async () => {
    const { owner, organizationId, params, call, create, changes } = await openRooms(server);
    await create('one');
    await create('two');
    await owner.inject({
      method: 'DELETE',
      url: `/api/v1/organizations/${organizationId}/rooms/one`,
    });
    const restore = () =>
      call('POST /organizations/:organizationId/rooms/:itemId/restore', {
        params: { ...params, itemId: 'one' },
      });
    const day = 24 * 60 * 60 * 1000;
    await purgeRemoved(database(), features, new Date(Date.now() + 29 * day));
    expect((await changes({ since: '1' })).removed).toMatchObject([{ id: 'one' }]);
    await purgeRemoved(database(), features, new Date(Date.now() + 31 * day));
    await expect(restore()).rejects.toMatchObject({ status: 404 });
    expect((await changes()).changed).toHaveLength(1);
  });
});
