import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ActType } from '@standby/live-room/domain/event-log/event';
import { hasPermission, type WindowRole } from '@standby/live-room/domain/room/permissions';
import type { RoomState, Timer } from '@standby/live-room/domain/room/room-schema';
import { timerOf } from '@standby/live-room/domain/room/room-state';
import type { Room } from '@standby/live-room/client/room';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';

export const RoomContext = createContext<Room | undefined>(undefined);

/** The room that this window has opened. It stays the same; `useRoomSelector` reads what is in it. */
export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error('useRoom needs a RoomProvider above it.');
  return room;
}

type IsEqual<Part> = (one: Part, other: Part) => boolean;

/** Reads a part of the room. The result is the same value for as long as the parts are equal. */
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
 * A part of the room as it is after the last act. Renders only when that part changes.
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

/** All that the windows of the room agree on. Renders once an act. */
export function useRoomState(): RoomState {
  return useRoomSelector(selectState);
}

/** The timer that a snapshot's window shows large. */
export function shownTimer({ state, timerId }: RoomSnapshot): Timer {
  const timer = timerOf(state, timerId) ?? state.timers[0];
  if (!timer) throw new Error('A room needs at least one timer.');
  return timer;
}

/** The timer that this window shows large. */
export function useShownTimer(): Timer {
  return useRoomSelector(shownTimer);
}

/** The timer that viewers show, also where this window shows another one. */
function onAirTimer(snapshot: RoomSnapshot): Timer {
  const { state } = snapshot;
  return timerOf(state, state.selectedTimerId) ?? shownTimer(snapshot);
}

/** The timer that viewers show. */
export function useOnAirTimer(): Timer {
  return useRoomSelector(onAirTimer);
}

const selectIsController = ({ self }: RoomSnapshot) => self.role === 'controller';

/** Whether this window is one that controls, locked or not. The desk of a member who may only look does not. */
export function useIsController(): boolean {
  return useRoomSelector(selectIsController);
}

const selectCanControl = (snapshot: RoomSnapshot) =>
  selectIsController(snapshot) && !snapshot.isLocked;

/** Whether this window may change the room now, in every way. */
export function useCanControl(): boolean {
  return useRoomSelector(selectCanControl);
}

/** Whether this window may do this now: by its role, and unless it is locked. */
export function useMay(type: ActType): boolean {
  return useRoomSelector(({ self, isLocked }) => !isLocked && hasPermission(self.role, type));
}

const selectRole = ({ self }: RoomSnapshot) => self.role;

/** What this window may do, by name. */
export function useRole(): WindowRole {
  return useRoomSelector(selectRole);
}

const selectRevision = ({ revision }: RoomSnapshot) => revision;

/** Reports what this window shows to the other windows, as soon as it does. Once a screen. */
export function useAcknowledge(): void {
  const room = useRoom();
  const revision = useRoomSelector(selectRevision);
  useEffect(() => room.acknowledge(revision), [room, revision]);
}
