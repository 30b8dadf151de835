import { useSyncExternalStore } from 'react';
import { type ArmedState, armedState } from '../../domain/room/armed-start';
import type { RoomState, Timer } from '../../domain/room/room-schema';
import { type Figure, figureOf } from '../../domain/timer/countdown';
import { useRoom } from './room-context';

/*
 * For the components that show time, and for no others: they render once a second.
 */

/** Everything about a timer's figure. Renders once a second while any timer runs. */
export function useFigure(timer: Timer): Figure {
  const { figures } = useRoom().ticker;
  return figureOf(timer, useSyncExternalStore(figures.subscribe, figures.getSnapshot));
}

/** One thing about a timer's figure. Renders only when that changes. */
export function useFigurePart<Part extends string | number | boolean | null>(
  timer: Timer,
  select: (figure: Figure) => Part,
): Part {
  const { figures } = useRoom().ticker;
  const getPart = () => select(figureOf(timer, figures.getSnapshot()));
  return useSyncExternalStore(figures.subscribe, getPart);
}

/** Whether a timer is going to start by itself, or was to. Renders only when that changes. */
export function useArmedState(state: RoomState, timer: Timer): ArmedState | undefined {
  const { seconds } = useRoom().ticker;
  const getState = () => armedState(state, timer, seconds.getSnapshot() + state.clockOffsetMs);
  return useSyncExternalStore(seconds.subscribe, getState);
}

/** The system clock's last full minute, epoch ms. */
export function useWallMinute(): number {
  const { minutes } = useRoom().ticker;
  return useSyncExternalStore(minutes.subscribe, minutes.getSnapshot);
}

/** The system clock's last full second, epoch ms. Ticks even while no timer runs. */
export function useWallSecond(): number {
  const { seconds } = useRoom().ticker;
  return useSyncExternalStore(seconds.subscribe, seconds.getSnapshot);
}
