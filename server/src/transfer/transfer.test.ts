import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf } from '@standby/contracts';
import { sampleDevices } from '../../../mfe-venue/src/data/sample-devices.ts';
import { sampleRooms } from '../../../mfe-venue/src/data/sample-rooms.ts';
import { onDatabase } from '../../testing/databases.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { features } from '../features.ts';
import { seed } from './seed.ts';

const EXPORT = 'GET /organizations/:organizationId/export';
const IMPORT = 'POST /organizations/:organizationId/import';

const samples = Object.fromEntries(
  features.flatMap((feature) =>
    Object.entries(feature.samples).map(([name, items]) => [
      name,
      items.map((item) => ({ ...item })),
    ]),
  ),
);

/** The samples as they come from a file, where sent reports state that another server sent them. */
const fromFile = {
  ...samples,
  reports: (samples['reports'] ?? []).map((report) => {
    const isSent = 'sentAt' in report && report.sentAt !== '';
    return isSent ? Object.assign({}, report, { isFromFile: true }) : report;
  }),
};

const file = {
  format: 'standby-organization',
  version: 1,
  exportedAt: '2026-01-15T19:30:00.000Z',
  name: 'Globe',
  collections: samples,
} as const;

const counts = (lists: Readonly<Record<string, readonly unknown[]>>): Record<string, number> =>
  Object.fromEntries(Object.entries(lists).map(([name, { length }]) => [name, length]));

const none = Object.fromEntries(Object.keys(samples).map((name) => [name, 0]));

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  it('the samples go to the first organization once, and restore removed items', async () => {
    await expect(seed(database(), features, new Date())).rejects.toThrow(
      /^There is no organization yet\./u,
    );
    const { owner, organizationId } = await createOrganization(server);
    const other = await createOrganization(server);

    const { organization, added } = await seed(database(), features, new Date());
    expect([organization, added]).toEqual(['Mira’s organization', counts(samples)]);
    expect((await seed(database(), features, new Date())).added).toEqual(none);
    const url = `/api/v1/organizations/${organizationId}/shows/hamlet`;
    await owner.inject({ method: 'DELETE', url });
    expect((await seed(database(), features, new Date())).added).toEqual({ ...none, shows: 1 });

    const exported = await owner.call(EXPORT, { params: { organizationId } });
    expect(exported).toMatchObject({ format: 'standby-organization', collections: fromFile });
    // Rooms have no cue sheet yet, and devices have not reported yet.
    const { shows = [], devices = [] } = exported.collections;
    expect(shows.map((show) => fieldsOf(show)['cues'])).toEqual(shows.map(() => 0));
    const reported = ['model', 'version', 'battery', 'lastSeen'];
    expect(devices.flatMap((device) => reported.map((field) => fieldsOf(device)[field]))).toEqual(
      devices.flatMap(() => reported.map(() => null)),
    );
    const empty = await other.owner.call(EXPORT, {
      params: { organizationId: other.organizationId },
    });
    expect(counts(empty.collections)).toEqual(none);
  });

  it('an organization imports the export of another one unchanged, and only once', async () => {
    const { owner, organizationId } = await createOrganization(server);
    const params = { organizationId };
    expect((await owner.call(IMPORT, { params, body: file })).added).toEqual(counts(samples));
    const exported = await owner.call(EXPORT, { params });
    expect(exported.collections).toEqual(fromFile);

    const { id } = await owner.call('POST /organizations', { body: { name: 'Old Mill' } });
    const there = { organizationId: id };
    await owner.call(IMPORT, { params: there, body: exported });
    expect((await owner.call(IMPORT, { params: there, body: exported })).added).toEqual(none);
    expect((await owner.call(EXPORT, { params: there })).collections).toEqual(fromFile);
  });
});

onDatabase((database) => {
  let server: TestServer;
  let owner: Person;
  beforeAll(async () => {
    server = await startTestServer(database());
    owner = new Person(server);
    await owner.signUp();
  });
  afterAll(() => server.close());

  const rooms = Array.from({ length: 11 }, (_, n) => ({ ...sampleRooms[0], id: `room-${n}` }));

  describe('an import changes nothing', () => {
    it.each([
      ['of another file', { hello: 1 }, /^Something is missing or wrong/u],
      ['of a newer version', { ...file, version: 2 }, /^Something is missing or wrong/u],
      [
        'with one item that breaks a rule of the form',
        { ...file, collections: { ...samples, rooms: [{ ...sampleRooms[0], location: ' ' }] } },
        'This room could not be saved: Enter a location.',
      ],
      [
        'with one item of another shape',
        { ...file, collections: { devices: [{ ...sampleDevices[0], battery: 400 }] } },
        /^Something is missing or wrong/u,
      ],
      [
        'with a list that no feature knows',
        { ...file, collections: { props: [] } },
        /^Something is missing or wrong/u,
      ],
      [
        'with the same item twice',
        { ...file, collections: { shows: [samples['shows']?.[0], samples['shows']?.[0]] } },
        'The same show is in this file twice.',
      ],
      [
        'with an id that no address can have',
        { ...file, collections: { shows: [{ ...samples['shows']?.[0], id: '../x' }] } },
        'This file has a show with an invalid id.',
      ],
      [
        'beyond the limits of the plan',
        { ...file, collections: { ...samples, rooms } },
        'Your plan has room for 10 rooms. Remove one to add another.',
      ],
    ])('%s', async (_, body, words) => {
      const { id } = await owner.call('POST /organizations', { body: { name: 'Globe' } });
      const params = { organizationId: id };
      await expect(owner.call(IMPORT, { params, body: body as typeof file })).rejects.toThrow(
        words,
      );
      const { collections } = await owner.call(EXPORT, { params });
      expect(counts(collections)).toEqual(none);
    });
  });

  it('an old export with a team is imported without the team', async () => {
    const { id } = await owner.call('POST /organizations', { body: { name: 'Globe' } });
    const params = { organizationId: id };
    const team = [{ id: 'tom', name: 'Tom Reyes', role: 'Stage Manager', status: 'active' }];
    const body = { ...file, collections: { ...samples, team } };
    expect((await owner.call(IMPORT, { params, body })).added).toEqual(counts(samples));
    expect((await owner.call(EXPORT, { params })).collections).toEqual(fromFile);
  });

  it('thousands of shows are one file', async () => {
    const { id } = await owner.call('POST /organizations', { body: { name: 'Globe' } });
    const params = { organizationId: id };
    const [show] = samples['shows'] ?? [];
    const shows = Array.from({ length: 2500 }, (_, n) => ({ ...show, id: `show-${n}` }));
    const body = { ...file, collections: { shows } };
    expect((await owner.call(IMPORT, { params, body })).added).toMatchObject({ shows: 2500 });
    expect((await owner.call(EXPORT, { params })).collections['shows']).toEqual(shows);
  });
});
