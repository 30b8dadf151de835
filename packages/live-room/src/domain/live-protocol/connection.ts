import { isDeskRole } from '../room/permissions';
import type { RoomState } from '../room/room-schema';
import type { LogLine } from '../event-log/log-line';
import { type Screen, type Self, screenName } from './screens';
import type { LiveRole } from './messages';
import type { ByeReason, RosterEntry } from './server-messages';

/**
 * - `connecting`: has not been connected yet;
 * - `live`: connected, and up to date with the server, except for events in transit;
 * - `behind`: the server is heard, and events that it has stored do not arrive;
 * - `away`: the server is not heard, and the room goes on from its own log;
 * - `ended`: the server said that it is over.
 */
export type ConnectionPhase = 'connecting' | 'live' | 'behind' | 'away' | 'ended';

/** A person who has the room open. */
export interface LivePerson {
  readonly id: string;
  readonly name: string;
  /** As the organization calls it. */
  readonly role: string;
  readonly status: LiveRole;
}

/** Acts that a server acknowledged and that were lost there, as far as this window knows. */
export interface LostActs {
  readonly count: number;
  /** How many of them no window has brought back. */
  readonly missing: number;
}

/** How one window of a connected room stands with the server, as `ConnectionJudge` sees it. */
export interface RoomConnection {
  readonly phase: ConnectionPhase;
  /** When the phase began, in the room's time. */
  readonly sinceMs: number;
  /** Of the show, as the server has it; null before it has said so. */
  readonly title: string | null;
  /** IANA zone of the show's venue; undefined before the server has said it. */
  readonly timeZone: string | undefined;
  /** Acts of this window that the server has not stored yet. */
  readonly unsent: number;
  /** When the oldest of them was done, in the room's time; null without one. */
  readonly unsentSinceMs: number | null;
  /** Whether one of them has no acknowledgement within a second. */
  readonly isSending: boolean;
  /** Whether the server has acts that have not arrived here. */
  readonly isBehind: boolean;
  /** Whether the server's time was ever measured here: without that, no second can be shown. */
  readonly isTimeKnown: boolean;
  readonly ended: ByeReason | null;
  /** Names of authors, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** People with a window here, including this one's. Sent to desks alone. */
  readonly people: readonly LivePerson[];
  /** What the log said of acts that the server refused, until the person has seen it. */
  readonly rejected: readonly LogLine[];
  /** What the server had lost when this window came to it, until the person has seen it. */
  readonly lost: LostActs | null;
  /** The origin of the server, where that is not the page's: the understudy's. */
  readonly elsewhere: string | null;
}

function statusOf({ visibility, isCurrent, isSilent }: RosterEntry): Screen['status'] {
  if (visibility === 'frozen') return 'asleep';
  if (isSilent) return 'silent';
  if (visibility === 'hidden') return 'hidden';
  return isCurrent ? 'current' : 'behind';
}

const byNumber = (one: RosterEntry, other: RosterEntry): number =>
  one.role === other.role ? one.number - other.number : one.role < other.role ? -1 : 1;

function screenOf(entry: RosterEntry, state: RoomState): Screen {
  const { id, role, selected, cell, screen, isDesk = false } = entry;
  const person = role === 'viewer' ? undefined : (entry.person?.name ?? entry.name);
  return {
    id,
    name: isDesk ? `Desk of ${entry.person?.name ?? 'a link'}` : screenName(entry, state),
    role,
    status: statusOf(entry),
    ...(selected !== undefined && { selected }),
    ...(cell && { cell }),
    ...(screen && { screenId: screen.id }),
    ...(screen?.isBoard === true && { isBoard: true }),
    ...(isDesk && { isDesk }),
    ...(entry.callerId !== undefined && { callerId: entry.callerId }),
    ...(entry.shownGos && { shownGos: entry.shownGos }),
    ...(person !== undefined && { person }),
  };
}

/** The other windows, as the list of screens has them. */
export function screensOfRoster(
  roster: Iterable<RosterEntry>,
  selfId: string,
  state: RoomState,
): Screen[] {
  return [...roster]
    .filter(({ id }) => id !== selfId)
    .toSorted(byNumber)
    .map((entry) => screenOf(entry, state));
}

/** Acts in the room by a link: it counts as any desk. */
const byLink = ({ id, role, name }: RosterEntry): LivePerson => ({
  id,
  name: name ?? (role === 'deputy' ? 'Deputy link' : 'Controller link'),
  role: 'No account',
  status: role,
});

/**
 * Each person once, with the most that one of their windows may do, and each desk that was opened by a link.
 *
 * @param own the window itself, which counts before a roster has come, too
 */
export function peopleOfRoster(
  roster: Iterable<RosterEntry>,
  own: Pick<LivePerson, 'id' | 'name'> & Pick<Self, 'role'>,
): LivePerson[] {
  const people = new Map<string, LivePerson>();
  for (const entry of [...roster].toSorted(byNumber)) {
    const { person, role } = entry;
    if (!person && isDeskRole(role)) people.set(entry.id, byLink(entry));
    if (person && !people.has(person.id)) people.set(person.id, { ...person, status: role });
  }
  if (people.size === 0 && isDeskRole(own.role)) {
    return [
      {
        id: own.id,
        name: own.name,
        role: '',
        status: own.role === 'deputy' ? own.role : 'controller',
      },
    ];
  }
  return [...people.values()];
}
