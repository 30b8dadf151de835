import { useCallback, useEffect, useState } from 'react';
import type { Room } from '@standby/live-room/client/room';
import { useRoom } from './room-context';

/**
 * Interval between updates: short enough for a display of seconds, and for changes that must show
 * within two.
 */
const TICK_MS = 250;

const unlessSame =
  <View>(next: View) =>
  (last: View): View =>
    JSON.stringify(last) === JSON.stringify(next) ? last : next;

/**
 * Returns a value computed from the room and its time. Renders only when its JSON changes.
 * @param compute a function that stays the same while the component is mounted
 */
export function useRoomView<View>(compute: (room: Room) => View): View {
  return useRefreshedRoomView(compute)[0];
}

/**
 * Returns the same with a function that recomputes it at once, for values that depend on the
 * screen.
 */
export function useRefreshedRoomView<View>(
  compute: (room: Room) => View,
): readonly [view: View, refresh: () => void] {
  const room = useRoom();
  const [view, setView] = useState(() => compute(room));
  const refresh = useCallback(() => setView(unlessSame(compute(room))), [room, compute]);

  useEffect(() => {
    const update = () => {
      const next = compute(room);
      setView(unlessSame(next));
    };
    update();
    const unsubscribe = room.subscribe(update);
    const ticks = setInterval(update, TICK_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      unsubscribe();
      clearInterval(ticks);
      document.removeEventListener('visibilitychange', update);
    };
  }, [room, compute]);

  return [view, refresh];
}
