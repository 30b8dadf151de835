import type { Clock } from '@standby/shared-ui/text';
import type { Cue, CueTrigger } from '../state/cue-schema';
import { cueName, departmentOf, type Moment, momentsOf, sheetOf } from '../state/cue-sheet';
import type { RoomState } from '../state/room-schema';
import type { Screen } from '../presence/screens';
import type { ScreenIdentity } from '../state/screen-settings';
import { formatTimeOfDay } from '../time/local-time';
import { MILLIS_PER_SECOND } from '../time/time';
import {
  ANSWER_LATE_MS,
  type Calling,
  callingOf,
  hasGone,
  isStandingBy,
} from '../state/calling-schema';
import { calledCues, momentAfter, nextCues, nextMoment } from './next-moment';

/** Number of moments that the desk shows after the next one. */
const FOLLOWING_MOMENTS = 8;

type CallingState = Pick<RoomState, 'cueSheet' | 'calling'>;

const LIGHT_PREFIX = 'light-';

const SCREEN_ID_MAX = 64;

/**
 * Returns the identity of a department's cue light for the desks.
 * @param name of a paired device
 */
export function lightScreen(
  department: string,
  id: string,
  name = `Cue light ${department}`,
): ScreenIdentity {
  return { id: `${LIGHT_PREFIX}${department}-${id}`.slice(0, SCREEN_ID_MAX), name };
}

/** Returns the department of a cue light by its screen id; undefined for another screen. */
export function departmentOfLight(screenId = ''): string | undefined {
  if (!screenId.startsWith(LIGHT_PREFIX)) return undefined;
  return screenId.slice(LIGHT_PREFIX.length).split('-')[0] ?? '';
}

/** State of a department's best light: on the screen, covered, silent, or none. */
const LIGHT_STATES = ['connected', 'covered', 'silent', 'none'] as const;
export type LightState = (typeof LIGHT_STATES)[number];

const STATE_OF: Readonly<Record<Screen['status'], LightState>> = {
  current: 'connected',
  behind: 'connected',
  hidden: 'covered',
  asleep: 'covered',
  silent: 'silent',
};

/** Returns the light state of each department; a department without lights is absent. */
export function lightStates(
  screens: readonly Pick<Screen, 'role' | 'screenId' | 'status'>[],
): ReadonlyMap<string, LightState> {
  const states = new Map<string, LightState>();
  for (const { role, screenId, status } of screens) {
    const department = role === 'department' ? departmentOfLight(screenId) : undefined;
    if (department === undefined) continue;
    const found = new Set([STATE_OF[status], states.get(department)]);
    states.set(department, LIGHT_STATES.find((state) => found.has(state)) ?? 'none');
  }
  return states;
}

const DEPARTMENT_ANSWERS = ['none', 'standby', 'late', 'acknowledged'] as const;

/** A department's light, and its answer to the current standby. */
export interface DepartmentStatus {
  readonly id: string;
  readonly name: string;
  readonly light: LightState;
  readonly answer: (typeof DEPARTMENT_ANSWERS)[number];
  /** Seconds since the standby, or from the standby to its answer. */
  readonly seconds: number;
}

/**
 * Returns the status of the departments that have cues, in the sheet's order.
 * @param nowMs room's time
 */
export function departmentStatuses(
  state: CallingState,
  lights: ReadonlyMap<string, LightState>,
  nowMs: number,
): DepartmentStatus[] {
  const sheet = sheetOf(state);
  const departments = new Map(sheet.cues.map(({ id, department }) => [id, department]));
  const standing = callingOf(state).calls.filter(isStandingBy);
  return [...new Set(departments.values())]
    .toSorted((one, other) => placeOf(sheet.departments, one) - placeOf(sheet.departments, other))
    .map((id) => {
      const own = standing.filter(({ cueId }) => departments.get(cueId) === id);
      const open = own.filter(({ acknowledgedAtMs }) => acknowledgedAtMs === undefined);
      const [call] = open.length > 0 ? open : own.slice(-1);
      const untilMs = call?.acknowledgedAtMs ?? nowMs;
      const afterMs = Math.max(0, untilMs - (call?.standbyAtMs ?? untilMs));
      const isLate = open.length > 0 && afterMs >= ANSWER_LATE_MS;
      const waiting = isLate ? 'late' : 'standby';
      return {
        id,
        name: departmentOf(sheet, id)?.name ?? id,
        light: lights.get(id) ?? 'none',
        answer: !call ? 'none' : open.length > 0 ? waiting : 'acknowledged',
        seconds: Math.floor(afterMs / MILLIS_PER_SECOND),
      };
    });
}

function placeOf(departments: readonly { readonly id: string }[], id: string): number {
  return departments.findIndex((department) => department.id === id);
}

/** A cue as the desk shows it. */
interface DeskCue {
  readonly id: string;
  readonly department: string;
  readonly number: string;
  readonly label: string | null;
  readonly trigger: CueTrigger;
  readonly isWarned: boolean;
  readonly isStandingBy: boolean;
}

export interface NextOnDesk {
  readonly cues: readonly DeskCue[];
  readonly cueLine: string | null;
  readonly place: string | null;
  /** Cues that standby, GO and skip apply to. */
  readonly calledIds: readonly string[];
  /** Cues that a warning applies to: also visual and automatic ones. */
  readonly warnedIds: readonly string[];
}

/** Returns how an uncalled cue goes, or a cue's time of day; null for a called cue. */
export function triggerText(trigger: CueTrigger, clock: Clock): string | null {
  switch (trigger.kind) {
    case 'called':
      return null;
    case 'visual':
      return 'by sight';
    case 'follow':
      return `follows ${trigger.seconds} s`;
    case 'hang':
      return `hangs ${trigger.seconds} s`;
    case 'time':
      return `at ${formatTimeOfDay(trigger.minuteOfDay, clock)}`;
  }
}

/** Returns a moment's cues with the uncalled ones after it. */
function cuesUntilNextCall(cues: readonly Cue[], { id }: Moment): readonly Cue[] {
  const from = cues.findIndex((cue) => cue.id === id);
  const after = momentAfter(cues, id);
  const to = after ? cues.findIndex((cue) => cue.id === after.id) : cues.length;
  return cues.slice(from, to);
}

function placeText({ page, scene }: Cue): string | null {
  const parts = [page && `Page ${page}`, scene && `Scene ${scene}`].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** Returns the next moment for the person on the book; undefined at the end of the sheet. */
export function nextOnDesk(state: CallingState): NextOnDesk | undefined {
  const { cues } = sheetOf(state);
  const calling = callingOf(state);
  const moment = nextMoment(cues, calling);
  if (!moment) return undefined;
  const calls = new Map(calling.calls.map((call) => [call.cueId, call]));
  const shown = cuesUntilNextCall(cues, moment);
  const withLine = moment.cues.find(({ cueLine }) => cueLine !== undefined);
  const withPlace = moment.cues.find((cue) => placeText(cue) !== null);
  return {
    cues: shown.map((cue) => ({
      id: cue.id,
      department: cue.department,
      number: cue.number,
      label: cue.label ?? null,
      trigger: cue.trigger,
      isWarned: calls.get(cue.id)?.warnedAtMs !== undefined,
      isStandingBy: isStandingBy(calls.get(cue.id)),
    })),
    cueLine: withLine?.cueLine ?? null,
    place: withPlace ? placeText(withPlace) : null,
    calledIds: nextCues(cues, calling).map(({ id }) => id),
    warnedIds: shown.filter(({ id }) => !hasGone(calls.get(id))).map(({ id }) => id),
  };
}

/** A moment after the next one. */
export interface FollowingMoment {
  readonly id: string;
  readonly names: string;
  readonly label: string | null;
  readonly cueLine: string | null;
}

export function followingMoments(state: CallingState): FollowingMoment[] {
  const { cues } = sheetOf(state);
  const next = nextMoment(cues, callingOf(state));
  if (!next) return [];
  const moments = momentsOf(cues).filter((moment) => calledCues(moment).length > 0);
  const place = moments.findIndex(({ id }) => id === next.id);
  return moments.slice(place + 1, place + 1 + FOLLOWING_MOMENTS).map((moment) => ({
    id: moment.id,
    names: calledCues(moment).map(cueName).join(', '),
    label: calledCues(moment).find(({ label }) => label !== undefined)?.label ?? null,
    cueLine: moment.cues.find(({ cueLine }) => cueLine !== undefined)?.cueLine ?? null,
  }));
}

/** Returns the cues of the last GO; empty where it was called in error. */
export function lastCalledIds({ calls, lastGoAtMs }: Calling): string[] {
  return calls
    .filter((call) => hasGone(call) && call.goAtMs === lastGoAtMs)
    .map(({ cueId }) => cueId);
}
