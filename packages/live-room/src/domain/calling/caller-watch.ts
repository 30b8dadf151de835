import type { Screen } from '../live-protocol/screens';
import { SILENCE_MS } from '../live-protocol/heartbeat';
import type { Caller } from './calling-schema';

type Desk = Pick<Screen, 'role' | 'callerId' | 'status'>;

const isHeard = ({ status }: Desk): boolean => status !== 'silent' && status !== 'asleep';

/** Knows since when the desk of the caller is cut off, or closed. */
export interface CallerWatch {
  /**
   * Takes note of who is there.
   * @param desks the other windows
   * @param nowMs room's time
   * @returns since when the caller is not heard, in the room's time; undefined while they are
   */
  readonly look: (
    caller: Pick<Caller, 'id'> | null,
    desks: readonly Desk[],
    nowMs: number,
  ) => number | undefined;
}

/** Watches the desk of whoever is on the book. A watch that begins late counts from its beginning. */
export function createCallerWatch(): CallerWatch {
  let watched: string | undefined;
  let missedSinceMs: number | undefined;
  return {
    look(caller, desks, nowMs) {
      if (caller?.id !== watched) missedSinceMs = undefined;
      watched = caller?.id;
      if (!caller) return undefined;
      // A desk of an earlier release does not say whose it is: it may be the caller's.
      const isUnknown = desks.some(
        (desk) => desk.role === 'controller' && desk.callerId === undefined && isHeard(desk),
      );
      const own = desks.filter(({ callerId }) => callerId === caller.id);
      if (isUnknown || own.some(isHeard)) {
        missedSinceMs = undefined;
        return undefined;
      }
      // The roster says it once the silence has lasted; of a closed desk it says it at once.
      missedSinceMs ??= own.length > 0 ? nowMs - SILENCE_MS : nowMs;
      return missedSinceMs;
    },
  };
}
