import { lastCalledIds } from '../calling/desk-view';
import { isCalled, nextMoment } from '../calling/next-moment';
import { callOf, callingOf, goneAtMs } from '../state/calling-schema';
import { parseCueNumber } from '../state/cue-number';
import type { Cue } from '../state/cue-schema';
import type { DeskAnswer } from '../state/house-desk-schema';
import { sheetOf } from '../state/cue-sheet';
import type { Screen } from '../presence/screens';
import type { RoomState } from '../state/room-schema';
import { FIRED_LATE_MS } from './house-desk-text';
import { cueOfDesk, houseDesksOf, isArmed } from './with-house-desks';

/**
 * How a house desk is reached:
 * - `connected`: its bridge is heard, and has it;
 * - `unreachable`: its bridge is heard, and does not reach it;
 * - `silent`: its bridge is not heard;
 * - `gone`: no bridge in the room has this department.
 */
const DESK_LINKS = ['connected', 'unreachable', 'silent', 'gone'] as const;
type DeskLink = (typeof DESK_LINKS)[number];

/**
 * State of a house desk beside the last called cue:
 * - `none`: nothing was called and nothing fired;
 * - `waiting`: GO was given a moment ago;
 * - `in-step`: it fired what was called last, or a cue that is not called;
 * - `apart`: it is at another cue.
 */
type DeskStep = 'none' | 'waiting' | 'in-step' | 'apart';

/**
 * Outcome of the last GO of an armed department:
 * - `waiting`: neither bridge nor desk has answered yet;
 * - `fired`: the desk reported that it fired the cue;
 * - `unconfirmed`: the desk received the command, and has not reported the fire;
 * - `late`, `unsure`, `unreachable`: the bridge did not send it;
 * - `no-answer`: the bridge says nothing.
 */
export type ArmedGo =
  | 'waiting'
  | 'fired'
  | 'unconfirmed'
  | Exclude<DeskAnswer, 'sent'>
  | 'no-answer';

/** The desk of a department as the book shows it. */
export type HouseDeskRow = Readonly<ReturnType<typeof rowOf>>;

type Bridge = Pick<Screen, 'role' | 'status' | 'houseDesks'>;
type DeskState = Pick<RoomState, 'cueSheet' | 'calling'>;

/** The desk of a department, from the bridge that is heard best. */
function reached(department: string, bridges: readonly Bridge[]) {
  const found = bridges
    .flatMap(({ status, houseDesks = [] }) =>
      houseDesks
        .filter((desk) => desk.department === department)
        .map((desk) => {
          const isHeard = status !== 'silent' && status !== 'asleep';
          const reach = desk.isConnected ? 'connected' : 'unreachable';
          const link: DeskLink = isHeard ? reach : 'silent';
          return { link, desk: desk.desk, next: isHeard ? desk.next : null };
        }),
    )
    .toSorted((one, other) => DESK_LINKS.indexOf(one.link) - DESK_LINKS.indexOf(other.link));
  return found[0] ?? { link: 'gone' as const, desk: null, next: null };
}

/** The cue of a department that went last. */
function lastCalled(state: DeskState, own: readonly Cue[]) {
  const calling = callingOf(state);
  const gone = own.flatMap((cue) => {
    const goAtMs = goneAtMs(callOf(calling, cue.id));
    return goAtMs === undefined ? [] : [{ cue, goAtMs }];
  });
  // After cues that went together, the desk stands at the last one.
  return gone.toSorted((one, other) => one.goAtMs - other.goAtMs).at(-1);
}

function stepOf(
  fired: Cue | undefined,
  hasFired: boolean,
  called: ReturnType<typeof lastCalled>,
  own: readonly Cue[],
  nowMs: number,
): DeskStep {
  if (fired && fired.id === called?.cue.id) return 'in-step';
  // The cues between the two need no call: operators take them by sight, or they go automatically.
  const from = called ? own.indexOf(called.cue) : -1;
  const to = fired ? own.indexOf(fired) : -1;
  const between = own.slice(from + 1, to + 1);
  if (to > from && !between.some(isCalled)) return 'in-step';
  if (called && nowMs - called.goAtMs < FIRED_LATE_MS) return 'waiting';
  return called || hasFired ? 'apart' : 'none';
}

/** Returns the outcome of the last GO of a department. */
function goOf(
  state: DeskState,
  department: string,
  own: readonly Cue[],
  nowMs: number,
): ArmedGo | null {
  const desks = houseDesksOf(state);
  const calling = callingOf(state);
  const armed = desks.armed.find((one) => one.department === department);
  const { lastGoAtMs } = calling;
  if (!armed || lastGoAtMs === undefined || lastGoAtMs <= armed.atMs) return null;
  const gone = new Set(lastCalledIds(calling));
  const cues = own.filter(({ id }) => gone.has(id));
  if (cues.length === 0) return null;
  const answers = cues.map(({ id }) => {
    const firedAtMs = callOf(calling, id)?.firedAtMs;
    if (firedAtMs !== undefined && firedAtMs >= lastGoAtMs) return 'fired';
    const said = desks.answers.find((one) => one.cueId === id && one.goAtMs === lastGoAtMs);
    if (said && said.answer !== 'sent') return said.answer;
    if (nowMs - lastGoAtMs < FIRED_LATE_MS) return 'waiting';
    return said ? 'unconfirmed' : 'no-answer';
  });
  return answers.find((answer) => answer !== 'fired') ?? 'fired';
}

const normal = (number: string): string => parseCueNumber(number) ?? number;

function rowOf(state: DeskState, department: string, bridges: readonly Bridge[], nowMs: number) {
  const { cues } = sheetOf(state);
  const own = cues.filter((cue) => cue.department === department);
  const desks = houseDesksOf(state);
  const fired = desks.fired.find((one) => one.department === department);
  const firedCue = fired && cueOfDesk(state, fired);
  const called = lastCalled(state, own);
  const goAtMs = firedCue && goneAtMs(callOf(callingOf(state), firedCue.id));
  const { link, desk, next } = reached(department, bridges);
  const moment = nextMoment(cues, callingOf(state));
  const upcoming = moment ? cues.slice(cues.findIndex(({ id }) => id === moment.id)) : [];
  return {
    department,
    /** Its name; null while no bridge says it. */
    desk: desk ?? fired?.desk ?? null,
    link,
    isArmed: isArmed(desks, department),
    step: stepOf(firedCue, fired !== undefined, called, own, nowMs),
    /** The last cue that it fired. */
    fired: fired ? normal(fired.number) : null,
    /** From GO to the fire of that cue, below zero where the desk ran ahead; null for a cue without a GO. */
    afterGoMs: fired && goAtMs !== undefined ? fired.atMs - goAtMs : null,
    /** The department's last cue that went. */
    called: called?.cue.number ?? null,
    /** Next cue on the desk, and below it the next cue in the sheet. */
    next: next === null ? null : normal(next),
    nextInSheet: upcoming.find((cue) => cue.department === department)?.number ?? null,
    /** Null where the department is not armed, or had no GO since. */
    go: goOf(state, department, own, nowMs),
  };
}

/**
 * The house desks that the book shows: those that a bridge in the room has, and those that are armed or fired something.
 * They come in the sheet's order of departments.
 *
 * @param screens the other windows
 * @param nowMs room's time
 */
export function houseDeskRows(
  state: DeskState,
  screens: readonly Bridge[],
  nowMs: number,
): HouseDeskRow[] {
  const bridges = screens.filter(({ role }) => role === 'bridge');
  const desks = houseDesksOf(state);
  const shown = new Set([
    ...bridges.flatMap(({ houseDesks = [] }) => houseDesks.map(({ department }) => department)),
    ...desks.armed.map(({ department }) => department),
    ...desks.fired.map(({ department }) => department),
  ]);
  return sheetOf(state)
    .departments.filter(({ id }) => shown.has(id))
    .map(({ id }) => rowOf(state, id, bridges, nowMs));
}
