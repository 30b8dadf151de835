import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import type { Act } from '../domain/event-log/event';
import { nightFacts } from '../domain/report/night-facts';
import { nightAround } from '../domain/report/nights';
import { buildEventLog, CURTAIN_MS } from './builders';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** Acts with their moments in milliseconds from the curtain. */
export type Acts = readonly (readonly [number, Act])[];
export const go = (timerId: string): Act => ({ type: 'go', timerId, isRepeat: false });

export const note = (department: string, text: string, afterMs: number): Act => {
  return { type: 'write-note', department, text, begunAtMs: CURTAIN_MS + afterMs };
};

/** Doors and two acts with an interval, a hold in the first act, calls and notes. */
export const evening: Acts = [
  [-60 * MINUTE, { type: 'rename-timer', timerId: 'timer-1', name: 'Act 1' }],
  [-60 * MINUTE, { type: 'set-curtain', curtainAtMs: CURTAIN_MS, custom: 'british' }],
  [
    -34 * MINUTE,
    { type: 'give-call', call: 'half', messageId: 'h', text: 'This is your half hour call' },
  ],
  [3 * MINUTE, go('timer-1')],
  [10.5 * MINUTE, note('Lighting', 'LX 12: late', 10 * MINUTE)],
  [13 * MINUTE, { type: 'pause', timerId: 'timer-1' }],
  [15 * MINUTE, { type: 'play', timerId: 'timer-1' }],
  [23 * MINUTE, go('intermission')],
  [38 * MINUTE, go('act-2')],
];

export function logOf(acts: Acts) {
  const { log } = buildEventLog(acts);
  return { lines: linesOf(log), room: stateOf(log) };
}

/** Returns the report's facts of the performance around a moment. */
export function factsOf(acts: Acts, nowMs: number, startMs = 0) {
  const { lines, room } = logOf(acts);
  const night = nightAround(lines, CURTAIN_MS + startMs);
  return night && nightFacts(night, room, CURTAIN_MS + nowMs);
}
