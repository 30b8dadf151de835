import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import type { DoorPerson } from '@standby/api-client/sign-in';
import { idSchema, instantSchema, type ListDefinition } from '@standby/collections/port';
import { MILLIS_PER_HOUR, MILLIS_PER_MINUTE, timeOfDay } from '@standby/live-room/domain/time/time';
import * as v from 'valibot';
import { CREATIVE_TEAM, PRODUCTION, type Person } from '../person';
import { halfMinutesOf } from '../call-custom';
import type { Performance } from '../performance';
import type { Report } from '../report/report';
import { callAt, generalCallAt, type CallRules } from '../schedule/call-times';
import { isCalled } from '../schedule/entry';
import { instantOf } from '../schedule/zoned';
import { instantsOf, zoneOf, type Timezone } from '../timezone';

const signInStates = ['in', 'absent'] as const;

export const signInSchema = v.object({
  id: idSchema,
  showId: idSchema,
  /**
   * Id of the performance's or rehearsal's report; the id of its entry of the schedule if no report
   * was begun.
   */
  reportId: idSchema,
  personId: idSchema,
  state: v.picklist(signInStates),
  /** Whether the person signed in by their PIN, or stage management marked them. */
  by: v.picklist(['person', 'desk']),
  /** Time of the sign-in. */
  updatedAt: instantSchema,
});

export type SignIn = Readonly<v.InferOutput<typeof signInSchema>>;
export type SignInContent = Omit<SignIn, 'id' | 'updatedAt'>;

export function newSignIn(content: SignInContent, { id, at }: { id: string; at: string }): SignIn {
  return { ...content, id, updatedAt: at };
}

/** Returns the line after a change, on a sheet of the same show. */
function editSignIn(signIn: SignIn, change: Partial<SignInContent>, at: string): SignIn {
  return { ...signIn, ...change, showId: signIn.showId, updatedAt: at };
}

type Call = Pick<Performance, 'id' | 'kind' | 'date' | 'startTime' | 'entry'>;

/**
 * Returns the start of a performance or rehearsal as epoch ms; undefined if the time does not
 * exist.
 */
export const startOf = (
  { date, startTime }: Pick<Call, 'date' | 'startTime'>,
  timezone: Timezone,
): number | undefined => instantsOf(date, startTime, timezone)[0];

/**
 * Returns the time by which everybody signs in, epoch ms: the call of the schedule, or else the
 * half of a performance and the start of a rehearsal.
 */
export function dueAtMs(call: Call, rules: CallRules): number | undefined {
  const { timezone } = rules;
  if (call.entry) return instantOf(generalCallAt(call.entry, rules), timezone);
  const startMs = startOf(call, timezone);
  if (startMs === undefined) return undefined;
  const halfMs = halfMinutesOf(rules) * MILLIS_PER_MINUTE;
  return call.kind === 'performance' ? startMs - halfMs : startMs;
}

/** Returns the time by which one person signs in; they may have a call of their own. */
function dueOf(call: Call, person: Person, rules: CallRules): number | undefined {
  if (!call.entry) return dueAtMs(call, rules);
  return instantOf(callAt(call.entry, person, rules), rules.timezone);
}

const OPENS_MS = 6 * MILLIS_PER_HOUR;
/** Milliseconds for which a call stays open after its start. */
export const CLOSES_MS = 4 * MILLIS_PER_HOUR;

/**
 * Returns the performance or rehearsal that people sign in for now: the one with the nearest start.
 */
export function openCall(
  performances: readonly Performance[],
  timezone: Timezone,
  nowMs: number,
): Performance | undefined {
  const starting = performances.flatMap((performance) => {
    const startMs = startOf(performance, timezone);
    const isNow =
      startMs !== undefined && nowMs >= startMs - OPENS_MS && nowMs <= startMs + CLOSES_MS;
    return isNow ? [{ performance, startMs }] : [];
  });
  const [nearest] = starting.toSorted(
    (one, other) => Math.abs(one.startMs - nowMs) - Math.abs(other.startMs - nowMs),
  );
  return nearest?.performance;
}

/** Returns when the next sign-in opens, epoch ms; undefined if nothing is planned. */
export function nextOpening(
  performances: readonly Performance[],
  timezone: Timezone,
  nowMs: number,
): number | undefined {
  const openings = performances.flatMap((performance) => {
    const startMs = startOf(performance, timezone);
    return startMs !== undefined && startMs - OPENS_MS > nowMs ? [startMs - OPENS_MS] : [];
  });
  return openings.length > 0 ? Math.min(...openings) : undefined;
}

/** Departments whose people do not come to every performance and are not listed as missing. */
const NOT_CALLED: ReadonlySet<string> = new Set([CREATIVE_TEAM, PRODUCTION]);

export interface BoardLine {
  readonly person: Person;
  /** Presence of the person; `missing` if no sign-in is known. */
  readonly presence: DoorPerson['presence'];
  /** Time at which they signed in, or were marked absent, epoch ms. */
  readonly atMs: number | undefined;
  readonly signIn: SignIn | undefined;
}

/** Grace period before a sign-in counts as late. */
const GRACE_MS = MILLIS_PER_MINUTE;

function presenceOf(signIn: SignIn | undefined, dueMs: number | undefined): BoardLine['presence'] {
  if (!signIn) return 'missing';
  if (signIn.state === 'absent') return 'absent';
  const atMs = Date.parse(signIn.updatedAt);
  return dueMs !== undefined && atMs > dueMs + GRACE_MS ? 'late' : 'in';
}

/**
 * Whether a line belongs to a performance. People who signed in before the report was begun are
 * stored with the entry of the schedule.
 */
export const isLineOf = ({ reportId }: SignIn, { id, entry }: Call): boolean =>
  reportId === id || reportId === entry?.id;

/** Returns the presence of everybody who is called, in the order of the company. */
export function signInBoard(
  call: Call,
  people: readonly Person[],
  signIns: readonly SignIn[],
  rules: CallRules,
): BoardLine[] {
  const { entry } = call;
  const ofCall = signIns.filter((line) => isLineOf(line, call));
  const byPerson = new Map(ofCall.map((signIn) => [signIn.personId, signIn]));
  return people
    .filter(({ department }) => !NOT_CALLED.has(department))
    .filter((person) => !entry || isCalled(entry, person.id))
    .map((person) => {
      const signIn = byPerson.get(person.id);
      const atMs = signIn && Date.parse(signIn.updatedAt);
      const dueMs = dueOf(call, person, rules);
      return { person, presence: presenceOf(signIn, dueMs), atMs, signIn };
    });
}

/**
 * Returns the late and absent people for the report. People who have not signed in by the start are
 * absent, if anybody has signed in.
 */
export function absencesOf(
  board: readonly BoardLine[],
  call: Call,
  timezone: Timezone,
  nowMs: number,
): Report['absences'] {
  const startMs = startOf(call, timezone) ?? Number.POSITIVE_INFINITY;
  const isUsed = board.some(({ signIn }) => signIn !== undefined);
  return board.flatMap(({ person, presence, atMs }): Report['absences'] => {
    const { name, position } = person;
    if (presence === 'late') {
      const at =
        atMs === undefined ? '' : timeOfDay(atMs, NEUTRAL_CLOCK, 'minute', zoneOf(timezone));
      return [{ name, position, state: presence, at }];
    }
    const isAbsent = presence === 'absent' || (presence === 'missing' && isUsed && nowMs > startMs);
    return isAbsent ? [{ name, position, state: 'absent', at: '' }] : [];
  });
}

/** The sign-in sheets of the shows. */
export const signInList = {
  name: 'sign-ins',
  noun: { one: 'sign-in', many: 'sign-ins' },
  write: 'sign-in:write',
  schema: signInSchema,
  make: newSignIn,
  change: editSignIn,
} as const satisfies ListDefinition<SignIn, SignInContent>;
