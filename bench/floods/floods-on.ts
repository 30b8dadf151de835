import type { DeskOwner } from 'server/testing/desk-owner';
import { liveRoomPath } from '../../packages/room-engine/src/protocol/room-path.ts';
import type { Bench } from '../room/bench-room.ts';
import {
  ofOrganization,
  openLink,
  openStageDoor,
  strangersToMail,
  writeLongLog,
} from './attacked-rooms.ts';
import type { FloodOrder, FloodRequest } from './flood.ts';
import { madeUpRequests } from './made-up.ts';

const AT_ONCE = 100;
/** Number of acts in the room whose history is read. */
const LONG_LOG = 2_000;
const STRANGERS = 500;

export interface NamedFlood {
  readonly name: string;
  readonly order: FloodOrder;
}

/** Returns the floods of strangers, of another account, and of a link to the desk's own room. */
export async function floodsOn(
  bench: Bench,
  showId: string,
  other: DeskOwner,
): Promise<readonly NamedFlood[]> {
  const { origin, owner } = bench;
  const elsewhere = { origin, owner: other };
  const { cookie } = other;
  const many = { kind: 'requests', origin, atOnce: AT_ONCE, networks: 84 } as const;
  const one = (name: string, request: FloodRequest, count: number): NamedFlood => ({
    name,
    order: { ...many, count, requests: [request] },
  });
  const post = (path: string, body: object): FloodRequest => ({ method: 'POST', path, body });
  const longLog = await writeLongLog(elsewhere, LONG_LOG);
  const reading = (what: string): NamedFlood =>
    one(
      `H4: ${AT_ONCE} × \`${what}\` at once`,
      { method: 'GET', path: ofOrganization(other, what.replace(':showId', longLog)), cookie },
      AT_ONCE,
    );
  const { token, personId, wrongPin } = await openStageDoor(elsewhere);
  const { importBody, callBody } = await strangersToMail(elsewhere, STRANGERS);
  const address = `${origin.replace('http', 'ws')}${liveRoomPath(owner.organizationId, showId)}`;
  return [
    {
      name: 'H3: 6,000 requests with made-up tokens and cookies, 100 connections',
      order: { ...many, count: 6_000, requests: madeUpRequests },
    },
    {
      name: 'H3: the same, pipelined on 30 connections',
      order: {
        kind: 'pipelined',
        origin,
        networks: 84,
        connections: 30,
        count: 6_000,
        requests: madeUpRequests,
      },
    },
    {
      name: 'H3: the same, 8 at once on each of 750 connections',
      order: {
        kind: 'pipelined',
        origin,
        networks: 84,
        connections: 750,
        count: 6_000,
        requests: madeUpRequests,
      },
    },
    reading('live/:showId/history?format=csv'),
    reading('live/:showId/history'),
    reading('live/:showId/report'),
    reading('people/changes'),
    one(
      'H5: 4 imports of 500 strangers at once',
      { ...post(ofOrganization(other, 'import'), importBody), cookie },
      4,
    ),
    one(
      'H5: 100 calls to all of them at once',
      { ...post(ofOrganization(other, 'calls/send'), callBody), cookie },
      AT_ONCE,
    ),
    one(
      'M4: 5,000 wrong pairing codes from 84 networks',
      post('/api/v1/devices/pair', { code: '********' }),
      5_000,
    ),
    one(
      'M8: 1,000 wrong PINs from 84 networks',
      post('/api/v1/sign-in', { token, personId, pin: wrongPin }),
      1_000,
    ),
    {
      name: 'M9: 500 unknown acts of 19 kB, by a controller’s link to the room',
      order: {
        kind: 'acts',
        origin,
        address,
        cookie: await openLink(bench, showId),
        count: 500,
        length: 19_000,
      },
    },
    {
      name: '120 wrong sign-ins at once to one account, from 84 networks',
      order: {
        ...many,
        count: 120,
        atOnce: 120,
        requests: [post('/api/v1/session', { email: other.email, password: 'Wrong-*****-1' })],
      },
    },
  ];
}
