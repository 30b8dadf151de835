import { useCallback, useSyncExternalStore } from 'react';
import { type ArmedState, armedState } from '@standby/live-room/domain/timer/armed-start';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { type Figure, figureOf } from '@standby/live-room/domain/timer/countdown';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useRoom } from './room-context';

/* Hooks for components that show time: they render once a second. */

/** Returns everything about a timer’s figure. Renders once a second while any timer runs. */
export function useFigure(timer: Timer): Figure {
  const { figures } = useRoom().ticker;
  return figureOf(timer, useSyncExternalStore(figures.subscribe, figures.getSnapshot));
}

/** Returns one part of a timer’s figure. Renders only when that part changes. */
export function useFigurePart<Part extends string | number | boolean | null>(
  timer: Timer,
  select: (figure: Figure) => Part,
): Part {
  const { figures } = useRoom().ticker;
  const getPart = () => select(figureOf(timer, figures.getSnapshot()));
  return useSyncExternalStore(figures.subscribe, getPart);
}

/**
 * Returns a value computed from the room and the system clock’s last full second, epoch ms. Renders
 * only when the value changes.
 */
export function useRoomAtSecond<Value extends string | number | null | undefined>(
  select: (snapshot: RoomSnapshot, wallMs: number) => Value,
): Value {
  const room = useRoom();
  const { seconds } = room.ticker;
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = [room.subscribe(listener), seconds.subscribe(listener)];
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
    [room, seconds],
  );
  return useSyncExternalStore(subscribe, () => select(room.getSnapshot(), seconds.getSnapshot()));
}

/**
 * Returns whether a timer is, or was, armed to start automatically. Renders only when that changes.
 */
export function useArmedState(timer: Timer): ArmedState | undefined {
  return useRoomAtSecond(({ state }, wallMs) =>
    armedState(state, timer, wallMs + state.clockOffsetMs),
  );
}

/** Returns the system clock’s last full minute, epoch ms. */
export function useWallMinute(): number {
  const { minutes } = useRoom().ticker;
  return useSyncExternalStore(minutes.subscribe, minutes.getSnapshot);
}

/** Returns the system clock’s last full second, epoch ms. Ticks even while no timer runs. */
export function useWallSecond(): number {
  const { seconds } = useRoom().ticker;
  return useSyncExternalStore(seconds.subscribe, seconds.getSnapshot);
}
