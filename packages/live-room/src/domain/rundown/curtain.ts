import type { RoomState } from '../state/room-schema';
import { isOfSequence } from '../state/room-state';

/*
 * The timer that begins at the curtain time. A person may choose any; the default is the first timer
 * that is not front of house.
 */

/** Beginnings of names of timers before the show: house, calls, preparation on stage. */
const FRONT_OF_HOUSE =
  /^(?:the )?(?:doors|house open|foyer|half|quarter|fifteen|five|beginners|places|clearance|fight call|pre-?show|sound ?check|warm-?up)/iu;

export function isFrontOfHouse(name: string): boolean {
  return FRONT_OF_HOUSE.test(name);
}

/** Returns the place of the timer that is curtain up. */
export function curtainPlace({
  timers,
  curtainTimerId,
}: Pick<RoomState, 'timers' | 'curtainTimerId'>): number {
  const chosen = timers.findIndex(({ id }) => id === curtainTimerId);
  if (chosen !== -1) return chosen;
  return Math.max(
    0,
    timers.findIndex((timer) => isOfSequence(timer) && !isFrontOfHouse(timer.name)),
  );
}
