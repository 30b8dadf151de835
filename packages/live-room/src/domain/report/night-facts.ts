import * as v from 'valibot';
import { CUSTOMS } from '../calls/customs';
import type { LogLine } from '../state/log-line';
import { readNote } from '../performance/notes';
import type { RoomState } from '../state/room-schema';
import { isOfSequence, timerOf, wallTimeOf } from '../state/room-state';
import { curtainPlace, isFrontOfHouse } from '../rundown/curtain';
import { MILLIS_PER_MINUTE } from '../time/time';
import { cueFacts } from './cue-facts';
import type { Night } from './nights';
import { type TimerTotals, totalsByTimer } from './timer-totals';

/*
 * Computes the facts of one performance for a show report from the room's log. Moments are epoch ms
 * of the system clock; lengths are in ms.
 */

const moment = v.number();
const text = v.pipe(v.string(), v.maxLength(10_000));

const partSchema = v.object({
  name: text,
  kind: v.picklist(['before', 'act', 'interval', 'beside']),
  upAtMs: moment,
  /** End of the part; null while it runs. */
  downAtMs: v.nullable(moment),
  /** Running time of the part, without holds. */
  runningMs: v.number(),
});

export const nightFactsSchema = v.object({
  /** Curtain time as it was planned last; null where the room has none. */
  curtainAtMs: v.nullable(moment),
  /** Curtain up and curtain down: start of the first act and end of the last one. */
  upAtMs: v.nullable(moment),
  downAtMs: v.nullable(moment),
  /** Length of the acts alone; `showMs` includes the intervals. */
  runMs: v.number(),
  showMs: v.number(),
  calls: v.array(v.object({ name: text, dueAtMs: v.nullable(moment), givenAtMs: moment })),
  parts: v.array(partSchema),
  holds: v.array(
    v.object({ atMs: moment, name: text, lengthMs: v.nullable(v.number()), reason: text }),
  ),
  /** Cues that did not go as planned; `outcome` gives the reason, such as `skipped`. */
  cues: v.array(v.object({ atMs: moment, outcome: text, text })),
  notes: v.array(
    v.object({
      id: text,
      atMs: moment,
      /** Position in the show: `Act 1, 0:12:04`; empty outside of its parts. */
      moment: text,
      department: text,
      text,
    }),
  ),
});

export type NightFacts = Readonly<v.InferOutput<typeof nightFactsSchema>>;
type NightPart = NightFacts['parts'][number];

const INTERVAL =
  /^(?:the )?(?:(?:first|second|third|\d\w*) )?(?:interval|intermission|pause|entr[’']?acte)/iu;

const CALLS = new Map(
  Object.values(CUSTOMS).flatMap((calls) =>
    Object.values(calls).map((call) => [call.message, call] as const),
  ),
);

/** Returns the lines of one type that have a text. */
const textsOf = (lines: readonly LogLine[], type: string) =>
  lines.filter((line) => line.type === type && line.text !== null);

interface Curtain {
  /** Curtain time as it was set; null where the log does not contain it. */
  readonly plannedAtMs: number | null;
  readonly heldMs: number;
}

/**
 * Returns the curtain after some lines of the log: the time that was set last, and the holds since
 * then.
 */
function curtainAfter(lines: readonly LogLine[], first: Curtain): Curtain {
  let { plannedAtMs, heldMs } = first;
  for (const { type, text, minutes = 0 } of lines) {
    if (type === 'hold') heldMs += minutes * MILLIS_PER_MINUTE;
    const setMs = type === 'set-curtain' ? Date.parse(text ?? '') : Number.NaN;
    if (!Number.isNaN(setMs)) [plannedAtMs, heldMs] = [setMs, 0];
  }
  return { plannedAtMs, heldMs };
}

/** Returns the curtain of the current performance if it was set before the log begins. */
function curtainBefore(lines: readonly LogLine[], { calls }: RoomState): Curtain {
  const heldMs = (calls?.hold?.minutes ?? 0) * MILLIS_PER_MINUTE;
  const isKnown = lines.some(({ type, text }) => type === 'set-curtain' && text !== null);
  const plannedAtMs = isKnown || !calls ? null : calls.curtainAtMs;
  return { plannedAtMs: plannedAtMs === null ? null : plannedAtMs - heldMs, heldMs: 0 };
}

function callOf(line: LogLine, before: Curtain, atMs: number): NightFacts['calls'][number] {
  if (line.call) return { ...line.call, givenAtMs: atMs };
  const call = CALLS.get(line.text ?? '');
  const { plannedAtMs, heldMs } = before;
  const dueAtMs =
    call && plannedAtMs !== null
      ? plannedAtMs + heldMs - call.minutesBefore * MILLIS_PER_MINUTE
      : null;
  return { name: call?.name ?? line.text ?? '', dueAtMs, givenAtMs: atMs };
}

function kindOf({ id, name }: TimerTotals, room: RoomState): NightPart['kind'] {
  const timer = timerOf(room, id);
  if (timer && !isOfSequence(timer)) return 'beside';
  if (INTERVAL.test(name)) return 'interval';
  const place = timer ? room.timers.indexOf(timer) : -1;
  const isBefore = timer ? place < curtainPlace(room) : isFrontOfHouse(name);
  return isBefore ? 'before' : 'act';
}

/** Returns the pauses after which a part continued. */
function holdsOf({ name, runs }: TimerTotals) {
  return runs.slice(0, -1).flatMap(({ downAtMs, endedInHold }, index) => {
    const next = runs[index + 1];
    if (!endedInHold || !next || downAtMs === null) return [];
    return [{ atMs: downAtMs, name, lengthMs: next.upAtMs - downAtMs, reason: '' }];
  });
}

/** Returns the hold of a curtain before it went up. */
function curtainHold({ type, atMs, minutes = 0, text: reason }: LogLine) {
  if (type !== 'hold') return [];
  return [{ atMs, name: 'Curtain', lengthMs: minutes * MILLIS_PER_MINUTE, reason: reason ?? '' }];
}

/** Returns the stops of the show by the caller, each until the show resumed. */
function showStops(lines: readonly LogLine[]) {
  return lines.flatMap(({ type, atMs, text: reason }, place) => {
    if (type !== 'stop-show') return [];
    const resumed = lines.slice(place + 1).find((later) => later.type === 'resume-show');
    const lengthMs = resumed ? resumed.atMs - atMs : null;
    return [{ atMs, name: 'Show stopped', lengthMs, reason: reason ?? '' }];
  });
}

const lengthOf = ({ upAtMs, downAtMs }: NightPart, nowMs: number): number =>
  Math.max(0, (downAtMs ?? nowMs) - upAtMs);

function partOf(totals: TimerTotals, room: RoomState, endedAtMs: number | null, nowMs: number) {
  const runs = totals.runs.map(({ upAtMs, downAtMs }) => {
    return { upAtMs, downAtMs: downAtMs ?? endedAtMs };
  });
  const downAtMs = runs.at(-1)?.downAtMs ?? null;
  return {
    name: totals.name,
    kind: kindOf(totals, room),
    upAtMs: wallTimeOf(room, runs[0]?.upAtMs ?? 0),
    downAtMs: downAtMs === null ? null : wallTimeOf(room, downAtMs),
    runningMs: runs.reduce(
      (sum, run) => sum + Math.max(0, (run.downAtMs ?? nowMs) - run.upAtMs),
      0,
    ),
  };
}

const figure = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
};

/** Returns the part of the show that contains a moment, with the time since its start. */
export function momentIn(parts: readonly NightPart[], atMs: number): string {
  const part = parts.findLast(
    ({ kind, upAtMs, downAtMs }) =>
      kind !== 'beside' && upAtMs <= atMs && (downAtMs === null || atMs <= downAtMs),
  );
  return part ? `${part.name}, ${figure(atMs - part.upAtMs)}` : '';
}

/**
 * Returns the facts of a performance.
 *
 * @param room the present room, for the names of its timers, and for the timers that run now
 * @param nowMs room's time
 */
export function nightFacts(night: Night, room: RoomState, nowMs: number): NightFacts {
  const { lines, endedAtMs } = night;
  const isOpen = endedAtMs === null;
  const fromMs = Math.max(night.fromMs, lines[0]?.atMs ?? Number.NEGATIVE_INFINITY);
  // Timers that run now do not belong to a performance that has ended.
  const state = isOpen ? room : { ...room, timers: [] };
  const totals = totalsByTimer(lines, state, fromMs);
  const wall = (atMs: number): number => wallTimeOf(room, atMs);
  const parts = totals
    .map((timer) => partOf(timer, room, endedAtMs, nowMs))
    // A timer that had run since the day before is left out if it ended with the first start.
    .filter(({ downAtMs, runningMs }) => downAtMs === null || runningMs > 0)
    .toSorted((one, other) => one.upAtMs - other.upAtMs);
  const acts = parts.filter(({ kind }) => kind === 'act');
  const upAtMs = acts[0]?.upAtMs ?? null;
  const isUp = acts.some(({ downAtMs }) => downAtMs === null);
  const lastDownMs = Math.max(...acts.map(({ downAtMs }) => downAtMs ?? wall(nowMs)));
  const before = isOpen ? curtainBefore(lines, room) : { plannedAtMs: null, heldMs: 0 };
  return {
    curtainAtMs: curtainAfter(lines, before).plannedAtMs,
    upAtMs,
    downAtMs: upAtMs === null || isUp ? null : lastDownMs,
    runMs: acts.reduce((sum, act) => sum + lengthOf(act, wall(nowMs)), 0),
    showMs: upAtMs === null ? 0 : lastDownMs - upAtMs,
    calls: lines.flatMap((line, place) => {
      if (line.type !== 'give-call' && line.type !== 'give-own-call') return [];
      return [callOf(line, curtainAfter(lines.slice(0, place), before), wall(line.atMs))];
    }),
    parts,
    holds: [...totals.flatMap(holdsOf), ...lines.flatMap(curtainHold), ...showStops(lines)]
      .toSorted((one, other) => one.atMs - other.atMs)
      .map(({ atMs, name, lengthMs, reason }) => {
        return { atMs: wall(atMs), name, lengthMs, reason };
      }),
    cues: cueFacts(lines).map(({ atMs, outcome, text: cues }) => ({
      atMs: wall(atMs),
      outcome,
      text: cues,
    })),
    notes: textsOf(lines, 'write-note').map((line) => {
      const atMs = wall(line.atMs);
      const { department, text: note } = readNote(line.text ?? '');
      return { id: line.id, atMs, moment: momentIn(parts, atMs), department, text: note };
    }),
  };
}
