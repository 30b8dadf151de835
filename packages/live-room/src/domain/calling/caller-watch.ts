import { SILENCE_MS } from '@standby/room-engine/protocol/heartbeat';
import type { Screen } from '../presence/screens';
import type { Caller } from '../state/calling-schema';

type Desk = Pick<Screen, 'role' | 'callerId' | 'status'>;

const isHeard = ({ status }: Desk): boolean => status !== 'silent' && status !== 'asleep';

/** Reports since when the caller's desk is cut off or closed. */
interface CallerWatch {
  /**
   * Looks whether the caller's desk is heard.
   * @param desks the other windows
   * @param nowMs room's time
   * @returns since when the caller is not heard, in the room's time; undefined while they are heard
   */
  readonly look: (
    caller: Pick<Caller, 'id'> | null,
    desks: readonly Desk[],
    nowMs: number,
  ) => number | undefined;
}

/** Creates a watch over the caller's desk. Silence from before the watch began does not count. */
export function createCallerWatch(): CallerWatch {
  let watched: string | undefined;
  let missedSinceMs: number | undefined;
  return {
    look(caller, desks, nowMs) {
      if (caller?.id !== watched) missedSinceMs = undefined;
      watched = caller?.id;
      if (!caller) return undefined;
      // A desk of an earlier release does not name its caller, so it may be this one's.
      const isUnknown = desks.some(
        (desk) => desk.role === 'controller' && desk.callerId === undefined && isHeard(desk),
      );
      const own = desks.filter(({ callerId }) => callerId === caller.id);
      if (isUnknown || own.some(isHeard)) {
        missedSinceMs = undefined;
        return undefined;
      }
      // The roster reports a silent desk only after SILENCE_MS, but a closed desk at once.
      missedSinceMs ??= own.length > 0 ? nowMs - SILENCE_MS : nowMs;
      return missedSinceMs;
    },
  };
}
