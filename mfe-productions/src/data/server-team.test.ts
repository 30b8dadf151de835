import type { FeedListener } from '@standby/collections/server';
import { roles, type Role } from '@standby/contracts';
import { beforeEach, expect, it } from 'vitest';
import { createServerTeam } from './server-team';

let feed: FeedListener | undefined;
let names: string[];
let isReachable: boolean;

beforeEach(() => {
  feed = undefined;
  names = ['Mira Okafor', 'Noor Haddad'];
  isReachable = true;
});

const send: typeof fetch = async (input) => {
  if (!isReachable) throw new TypeError('Failed to fetch');
  expect(input).toBe('/api/v1/organizations/globe/members');
  const members = names.map((name, index) => ({ accountId: name, name, role: roles[index] }));
  return new Response(JSON.stringify({ members }));
};

const open = (role: Role = 'owner') =>
  createServerTeam({
    base: '/api/v1',
    member: { organizationId: 'globe', role },
    send,
    feed: {
      subscribe(listener) {
        feed = listener;
        return () => (feed = undefined);
      },
    },
    now: () => new Date(),
  });

it('consists of the members of the organization, with their roles', async () => {
  expect(await open().list()).toEqual([
    { id: 'Mira Okafor', name: 'Mira Okafor', role: 'Owner' },
    { id: 'Noor Haddad', name: 'Noor Haddad', role: 'Admin' },
  ]);
});

it('is read again when the organization changes, and stays unchanged if the read fails', async () => {
  const team = open();
  await team.list();
  const told = new Promise<void>((done) => void team.subscribe(done));
  names.push('Theo Lindgren');
  feed?.onRevision(7);
  await told;
  expect(team.snapshot()?.map(({ name }) => name)).toEqual(names);

  isReachable = false;
  expect(await team.list()).toHaveLength(3);
});

it('explains why the first load failed', async () => {
  isReachable = false;
  await expect(open().list()).rejects.toMatchObject({
    name: 'CollectionError',
    reason: 'unreachable',
  });
});

it.each<[Role, boolean]>([
  ['owner', true],
  ['admin', true],
  ['stage-manager', false],
  ['light-board-operator', false],
])('the role %s may invite: %s', (role, may) => {
  expect(open(role).isReadOnly()).toBe(!may);
});
