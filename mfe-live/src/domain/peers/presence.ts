import { type Digest, isUpToDate } from '../event-log/digest';
import type { WindowRole } from '../room/permissions';
import { MILLIS_PER_HOUR, MILLIS_PER_SECOND } from '../timer/time';
import type { Presence, Visibility } from './protocol';

/*
 * Who is in the room. Every window sends a heartbeat. A browser lets a hidden tab send one once a
 * minute only and a frozen one not at all, but a message wakes a hidden one at once. So silence alone
 * removes nobody: a silent window is pinged twice, and removed if there is no answer.
 *
 * All moments here are those of the listener's own monotonic clock.
 */

export const HEARTBEAT_MS = 5 * MILLIS_PER_SECOND;
/** How long an answer to a ping may take. */
export const PING_TIMEOUT_MS = 3 * MILLIS_PER_SECOND;
const PINGS_MAX = 2;

/** After this much silence a window is pinged. */
const SILENCE_MS: Record<Visibility, number> = {
  visible: 12 * MILLIS_PER_SECOND,
  hidden: 75 * MILLIS_PER_SECOND,
  /** Cannot answer; a browser that needs memory may have discarded it unnoticed. */
  frozen: MILLIS_PER_HOUR,
};

export interface Peer extends Omit<Presence, 'kind' | 'asks'> {
  readonly id: string;
  readonly lastSeenAtMs: number;
  readonly pinged: { readonly times: number; readonly atMs: number } | null;
}

export type Roster = ReadonlyMap<string, Peer>;

/** Adds a window, or updates what it says about itself. */
export function updatePeer(roster: Roster, id: string, presence: Presence, nowMs: number): Roster {
  const { kind: _, asks: __, ...peer } = presence;
  return new Map(roster).set(id, { ...peer, id, lastSeenAtMs: nowMs, pinged: null });
}

/** Any message proves that its sender is there. */
export function touch(roster: Roster, id: string, nowMs: number): Roster {
  const peer = roster.get(id);
  return peer ? new Map(roster).set(id, { ...peer, lastSeenAtMs: nowMs, pinged: null }) : roster;
}

export function removePeer(roster: Roster, id: string): Roster {
  if (!roster.has(id)) return roster;
  const rest = new Map(roster);
  rest.delete(id);
  return rest;
}

export interface SweepResult {
  readonly roster: Roster;
  /** Ids of windows to ping. */
  readonly toPing: readonly string[];
}

/** Pings windows that are silent, and removes those that do not answer. */
export function sweep(roster: Roster, nowMs: number): SweepResult {
  const next = new Map(roster);
  const toAsk: string[] = [];
  for (const [id, peer] of roster) {
    const times = peer.pinged?.times ?? 0;
    const isDue = peer.pinged
      ? nowMs - peer.pinged.atMs >= PING_TIMEOUT_MS
      : nowMs - peer.lastSeenAtMs >= SILENCE_MS[peer.visibility];
    if (!isDue) continue;
    if (times >= PINGS_MAX || peer.visibility === 'frozen') {
      next.delete(id);
    } else {
      next.set(id, { ...peer, pinged: { times: times + 1, atMs: nowMs } });
      toAsk.push(id);
    }
  }
  const isSame = toAsk.length === 0 && next.size === roster.size;
  return { roster: isSame ? roster : next, toPing: toAsk };
}

/** When the next `sweep` is due at the latest. */
export function msUntilSweep(roster: Roster): number {
  const isWaiting = [...roster.values()].some(({ pinged: asked }) => asked);
  return isWaiting ? PING_TIMEOUT_MS : HEARTBEAT_MS;
}

/** The window itself, among the others. */
export interface Self {
  readonly id: string;
  readonly role: WindowRole;
  readonly number: number;
  readonly joinedAtMs: number;
}

function joinedEarlier(
  one: Pick<Self, 'id' | 'joinedAtMs'>,
  other: Pick<Self, 'id' | 'joinedAtMs'>,
) {
  return one.joinedAtMs === other.joinedAtMs
    ? one.id < other.id
    : one.joinedAtMs < other.joinedAtMs;
}

/** A number of one's own: where two have the same one, the one that came later takes the lowest free. */
export function resolveNumber(self: Self, roster: Roster): number {
  const peers = [...roster.values()].filter(({ role }) => role === self.role);
  const isTaken = peers.some((peer) => peer.number === self.number && joinedEarlier(peer, self));
  if (!isTaken) return self.number;
  const taken = new Set(peers.map(({ number }) => number));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

const ROLE_NAMES: Record<WindowRole, string> = {
  controller: 'Controller',
  viewer: 'Viewer',
  ask: 'Ask page',
};

export function screenName({ role, number }: Pick<Self, 'role' | 'number'>): string {
  return `${ROLE_NAMES[role]} ${number}`;
}

/**
 * - `current`: shows all that this window knows.
 * - `behind`: has not acknowledged the last act yet.
 * - `hidden`: follows, but its tab or window is covered.
 * - `asleep`: the browser froze it; it catches up when somebody looks at it.
 * - `silent`: did not answer yet.
 */
export type ScreenStatus = 'current' | 'behind' | 'hidden' | 'asleep' | 'silent';

/** A connected window as the list of screens has it. */
export interface Screen {
  readonly id: string;
  readonly name: string;
  readonly role: WindowRole;
  readonly status: ScreenStatus;
}

function statusOf(peer: Peer, known: Digest): ScreenStatus {
  if (peer.visibility === 'frozen') return 'asleep';
  if (peer.pinged) return 'silent';
  if (peer.visibility === 'hidden') return 'hidden';
  return peer.shown && isUpToDate(peer.shown, known) ? 'current' : 'behind';
}

/** The other windows that show the room, in the order in which they came; ask pages do not. */
export function screensOf(roster: Roster, known: Digest): Screen[] {
  return [...roster.values()]
    .filter(({ role }) => role !== 'ask')
    .toSorted((one, other) => (joinedEarlier(one, other) ? -1 : 1))
    .map((peer) => ({
      id: peer.id,
      name: screenName(peer),
      role: peer.role,
      status: statusOf(peer, known),
    }));
}

export interface ScreenCount {
  readonly current: number;
  readonly total: number;
}

/** What is behind «2 of 2 screens»: how many viewers there are, and how many show the latest. */
export function countScreens(screens: readonly Screen[]): ScreenCount {
  const viewers = screens.filter(({ role }) => role === 'viewer');
  return {
    current: viewers.filter(({ status }) => status === 'current').length,
    total: viewers.length,
  };
}
