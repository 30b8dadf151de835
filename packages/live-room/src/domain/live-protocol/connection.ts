import type { ServerConnectionState } from '@standby/room-engine/protocol/connection-state';
import { isDeskRole } from '../acts/permissions';
import type { ShowRoom } from '../event-log/event';
import type { RoomState } from '../state/room-schema';
import { type Screen, type Self, screenName } from '../presence/screens';
import type { LiveRole, RosterEntry } from './messages';

/** A person who has the room open. */
interface LivePerson {
  readonly id: string;
  readonly name: string;
  /** Role as the organization names it. */
  readonly role: string;
  readonly status: LiveRole;
}

/** A window's connection to the server, with the people that it knows from there. */
export interface RoomConnection extends ServerConnectionState<ShowRoom> {
  /** People with a window in this room, including this window's person. Only desks get them. */
  readonly people: readonly LivePerson[];
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
    ...(entry.houseDesks && { houseDesks: entry.houseDesks }),
    ...(person !== undefined && { person }),
  };
}

/** Returns the other windows for the list of screens. */
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

/** Returns the person for a desk that was opened by a link, which counts like any other desk. */
const byLink = ({ id, name }: RosterEntry, role: LiveRole): LivePerson => ({
  id,
  name: name ?? (role === 'deputy' ? 'Deputy link' : 'Controller link'),
  role: 'No account',
  status: role,
});

/**
 * Returns each person once, with the highest role of their windows, and each desk that was opened
 * by a link.
 *
 * @param own the window itself, which also counts before the first roster arrives
 */
export function peopleOfRoster(
  roster: Iterable<RosterEntry>,
  own: Pick<LivePerson, 'id' | 'name'> & Pick<Self, 'role'>,
): LivePerson[] {
  const people = new Map<string, LivePerson>();
  for (const entry of [...roster].toSorted(byNumber)) {
    const { person, role } = entry;
    if (!person && isDeskRole(role)) people.set(entry.id, byLink(entry, role));
    // An ask page is not in the roster.
    if (person && role !== 'ask' && !people.has(person.id))
      people.set(person.id, { ...person, status: role });
  }
  if (people.size === 0 && isDeskRole(own.role)) {
    return [{ id: own.id, name: own.name, role: '', status: own.role }];
  }
  return [...people.values()];
}
