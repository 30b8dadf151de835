import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import type { DoorPerson } from '@standby/api-client/sign-in';
import { idSchema, instantSchema, type Noun } from '@standby/collections/port';
import {
  MILLIS_PER_HOUR,
  MILLIS_PER_MINUTE,
  timeOfDay,
} from '@standby/live-room/domain/timer/time';
import * as v from 'valibot';
import { CREATIVE_TEAM, PRODUCTION, type Person } from '../person';
import { halfMinutesOf } from '../call-custom';
import type { Performance } from '../performance';
import type { Report } from '../report/report';
import { callAt, generalCallAt, type CallRules } from '../schedule/call-times';
import { isCalled } from '../schedule/entry';
import { instantOf } from '../schedule/zoned';
import { instantsOf, zoneOf, type Timezone } from '../timezone';

/** What one line of the sign-in sheet is called in messages. */
export const signInNoun: Noun = { one: 'sign-in', many: 'sign-ins' };

export const signInStates = ['in', 'absent'] as const;

export const signInSchema = v.object({
  id: idSchema,
  showId: idSchema,
  /** The performance or rehearsal, by its report; by its entry of the schedule where it had none yet. */
  reportId: idSchema,
  personId: idSchema,
  state: v.picklist(signInStates),
  /** Whether the person did it, by their PIN, or stage management. */
  by: v.picklist(['person', 'desk']),
  /** When. */
  updatedAt: instantSchema,
});

export type SignIn = Readonly<v.InferOutput<typeof signInSchema>>;
export type SignInContent = Omit<SignIn, 'id' | 'updatedAt'>;

export function newSignIn(content: SignInContent, { id, at }: { id: string; at: string }): SignIn {
  return { ...content, id, updatedAt: at };
}

/** The line after a change; it stays on the sheets of the same show. */
export function editSignIn(signIn: SignIn, change: Partial<SignInContent>, at: string): SignIn {
  return { ...signIn, ...change, showId: signIn.showId, updatedAt: at };
}

type Call = Pick<Performance, 'id' | 'kind' | 'date' | 'startTime' | 'entry'>;

/** When a performance or rehearsal starts, epoch ms; undefined where there is no such time. */
export const startOf = (
  { date, startTime }: Pick<Call, 'date' | 'startTime'>,
  timezone: Timezone,
): number | undefined => instantsOf(date, startTime, timezone)[0];

/** By when everybody signs in, epoch ms: at the call of the schedule, else at the half; a rehearsal begins with it. */
export function dueAtMs(call: Call, rules: CallRules): number | undefined {
  const { timezone } = rules;
  if (call.entry) return instantOf(generalCallAt(call.entry, rules), timezone);
  const startMs = startOf(call, timezone);
  if (startMs === undefined) return undefined;
  const halfMs = halfMinutesOf(rules) * MILLIS_PER_MINUTE;
  return call.kind === 'performance' ? startMs - halfMs : startMs;
}

/** By when one person signs in: they may have a call of their own. */
function dueOf(call: Call, person: Person, rules: CallRules): number | undefined {
  if (!call.entry) return dueAtMs(call, rules);
  return instantOf(callAt(call.entry, person, rules), rules.timezone);
}

const OPENS_MS = 6 * MILLIS_PER_HOUR;
/** How long after its start a call is open. */
export const CLOSES_MS = 4 * MILLIS_PER_HOUR;

/** The performance or rehearsal that people sign in for now: the one whose start is nearest. */
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

/** Those who do not come to every performance are not missed. */
const NOT_CALLED: ReadonlySet<string> = new Set([CREATIVE_TEAM, PRODUCTION]);

export interface BoardLine {
  readonly person: Person;
  /** `missing`: nothing is known of the person. */
  readonly presence: DoorPerson['presence'];
  /** When they signed in, or were marked absent, epoch ms. */
  readonly atMs: number | undefined;
  readonly signIn: SignIn | undefined;
}

/** One minute late is no delay. */
const GRACE_MS = MILLIS_PER_MINUTE;

function presenceOf(signIn: SignIn | undefined, dueMs: number | undefined): BoardLine['presence'] {
  if (!signIn) return 'missing';
  if (signIn.state === 'absent') return 'absent';
  const atMs = Date.parse(signIn.updatedAt);
  return dueMs !== undefined && atMs > dueMs + GRACE_MS ? 'late' : 'in';
}

/** Whether a line is one of a performance: some signed in before a report was begun, by the entry of the schedule. */
export const isLineOf = ({ reportId }: SignIn, { id, entry }: Call): boolean =>
  reportId === id || reportId === entry?.id;

/** Who is there and who is not, of those who are called, in the order of the company. */
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
 * Who is late and absent, for the report. Who has not signed in by the start is absent, where others have.
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
