import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ActType } from '@standby/live-room/domain/event-log/event';
import { hasPermission, type WindowRole } from '@standby/live-room/domain/acts/permissions';
import type { RoomState, Timer } from '@standby/live-room/domain/state/room-schema';
import { timerOf } from '@standby/live-room/domain/state/room-state';
import type { Room } from '@standby/live-room/client/room';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';

export const RoomContext = createContext<Room | undefined>(undefined);

/**
 * Returns the room of this window. The object stays the same; `useRoomSelector` reads its contents.
 */
export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error('useRoom needs a RoomProvider above it.');
  return room;
}

type IsEqual<Part> = (one: Part, other: Part) => boolean;

/**
 * Returns a reader of a part of the room. The reader returns the same value while the parts are
 * equal.
 */
function createReader<Part>(
  room: Room,
  select: (snapshot: RoomSnapshot) => Part,
  isEqual: IsEqual<Part>,
): () => Part {
  let last: { readonly part: Part } | undefined;
  return () => {
    const part = select(room.getSnapshot());
    if (!last || !isEqual(last.part, part)) last = { part };
    return last.part;
  };
}

/**
 * Returns a part of the room after the last act. Renders only when that part changes.
 * @param isEqual for a part that `select` builds again each time, such as `isShallowEqual`.
 */
export function useRoomSelector<Part>(
  select: (snapshot: RoomSnapshot) => Part,
  isEqual: IsEqual<Part> = Object.is,
): Part {
  const room = useRoom();
  const read = useMemo(() => createReader(room, select, isEqual), [room, select, isEqual]);
  return useSyncExternalStore(room.subscribe, read);
}

/** Whether two values are the same, or have the same fields. */
export function isShallowEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!(one instanceof Object && other instanceof Object)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.is(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

/** Whether two lists have equal entries. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return (
    one.length === other.length && one.every((entry, place) => isShallowEqual(entry, other[place]))
  );
}

const selectState = ({ state }: RoomSnapshot): RoomState => state;

/** Returns the state that all windows of the room share. Renders once an act. */
export function useRoomState(): RoomState {
  return useRoomSelector(selectState);
}

/** Returns the timer that a snapshot’s window shows large. */
export function shownTimer({ state, timerId }: RoomSnapshot): Timer {
  const timer = timerOf(state, timerId) ?? state.timers[0];
  if (!timer) throw new Error('A room needs at least one timer.');
  return timer;
}

/** Returns the timer that this window shows large. */
export function useShownTimer(): Timer {
  return useRoomSelector(shownTimer);
}

/** Returns the timer that viewers show, even if this window shows another one. */
function onAirTimer(snapshot: RoomSnapshot): Timer {
  const { state } = snapshot;
  return timerOf(state, state.selectedTimerId) ?? shownTimer(snapshot);
}

/** Returns the timer that viewers show. */
export function useOnAirTimer(): Timer {
  return useRoomSelector(onAirTimer);
}

const selectIsController = ({ self }: RoomSnapshot) => self.role === 'controller';

/**
 * Whether this window has the controller’s role, locked or not. The desk of a read-only member does
 * not.
 */
export function useIsController(): boolean {
  return useRoomSelector(selectIsController);
}

const selectCanControl = (snapshot: RoomSnapshot) =>
  selectIsController(snapshot) && !snapshot.isLocked;

/** Whether this window may perform every act now. */
export function useCanControl(): boolean {
  return useRoomSelector(selectCanControl);
}

/** Whether this window may perform an act now: its role permits it, and it is not locked. */
export function useMay(type: ActType): boolean {
  return useRoomSelector(({ self, isLocked }) => !isLocked && hasPermission(self.role, type));
}

const selectRole = ({ self }: RoomSnapshot) => self.role;

/** Returns the role of this window. */
export function useRole(): WindowRole {
  return useRoomSelector(selectRole);
}

const selectRevision = ({ revision }: RoomSnapshot) => revision;

/**
 * Acknowledges to the other windows what this one shows, as soon as it does. Use it once per
 * screen.
 */
export function useAcknowledge(): void {
  const room = useRoom();
  const revision = useRoomSelector(selectRevision);
  useEffect(() => room.acknowledge(revision), [room, revision]);
}

/** Whether the room is on a server, and not in sample mode. */
export const selectIsConnected = ({ connection }: RoomSnapshot): boolean => connection !== null;
