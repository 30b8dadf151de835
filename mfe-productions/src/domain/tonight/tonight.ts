import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { MILLIS_PER_MINUTE } from '@standby/live-room/domain/time/time';
import { performancesOf } from '../performance';
import type { Person } from '../person';
import { isSent, latestReports, reportName, type Report } from '../report/report';
import { callChanges, entriesOn } from '../schedule/daily-call';
import { titleOf, type Entry } from '../schedule/entry';
import { calledEntry, lastSent, type SentCall } from '../schedule/sent-call';
import { dateOf, daysBetween } from '../schedule/wall';
import { instantOf, wallOfInstant } from '../schedule/zoned';
import type { Show } from '../show';
import { dueAtMs, openCall, signInBoard, startOf, type SignIn } from '../sign-in/sign-in';
import { nextPerformance } from './next-performance';

/**
 * Known data of a show. A list is undefined while it loads, and for a role that may not read it.
 */
export interface KnownOfShow {
  readonly show: Show;
  readonly entries: readonly Entry[];
  readonly reports?: readonly Report[] | undefined;
  readonly people?: readonly Person[] | undefined;
  readonly signIns?: readonly SignIn[] | undefined;
  readonly sentCalls?: readonly SentCall[] | undefined;
}

export interface SignInState {
  readonly hereCount: number;
  readonly calledCount: number;
  /** People who have not signed in; empty before they are due. */
  readonly missing: readonly Person[];
}

interface Tonight {
  readonly entry: Entry;
  /** Name of the performance, such as `Performance 12`. */
  readonly name: string;
  readonly startMs: number;
  /** State of the sign-in; undefined while no sign-in is open. */
  readonly signIn?: SignInState;
  /** Whether the daily call of the day has changed since it last went out. */
  readonly isCallChanged: boolean;
  /** Unsent reports of earlier performances. */
  readonly unsentReports: readonly Pick<Report, 'id' | 'kind' | 'number'>[];
}

function signInOf(known: KnownOfShow, entry: Entry, nowMs: number): SignInState | undefined {
  const { show, entries, reports, people, signIns } = known;
  if (!reports || !people || !signIns) return undefined;
  const call = openCall(performancesOf(reports, entries), show.timezone, nowMs);
  if (!call || call.entry?.id !== entry.id) return undefined;
  const board = signInBoard(call, people, signIns, show);
  const away = board.filter(({ presence }) => presence === 'missing');
  const isDue = nowMs > (dueAtMs(call, show) ?? Number.POSITIVE_INFINITY);
  return {
    hereCount: board.filter(({ presence }) => presence === 'in' || presence === 'late').length,
    calledCount: board.length,
    missing: isDue ? away.map(({ person }) => person) : [],
  };
}

function isChanged({ entries, people = [], sentCalls = [] }: KnownOfShow, date: string): boolean {
  const sent = lastSent(sentCalls, date);
  if (!sent) return false;
  const byId = new Map(people.map((person) => [person.id, person]));
  const now = entriesOn(entries, date).map(calledEntry);
  return callChanges(sent.entries, now, byId, NEUTRAL_CLOCK).length > 0;
}

function nameOf({ entries, reports }: KnownOfShow, entry: Entry): string {
  const own = reports && performancesOf(reports, entries).find((one) => one.entry?.id === entry.id);
  return own && entry.title === '' ? reportName(own) : titleOf(entry);
}

/**
 * Returns the facts about a show's next performance that stage management needs; undefined if none
 * is planned.
 */
export function tonightOf(known: KnownOfShow, nowMs: number): Tonight | undefined {
  const { show, entries, reports = [] } = known;
  const entry = nextPerformance(entries, show, nowMs);
  if (!entry) return undefined;
  const startMs = instantOf(entry.startAt, show.timezone);
  const signIn = signInOf(known, entry, nowMs);
  const isOver = (report: Report): boolean =>
    report.entryId !== entry.id &&
    (startOf(report, show.timezone) ?? Number.POSITIVE_INFINITY) < Math.min(nowMs, startMs);
  return {
    entry,
    name: nameOf(known, entry),
    startMs,
    ...(signIn && { signIn }),
    isCallChanged: isChanged(known, dateOf(entry.startAt)),
    unsentReports: latestReports(reports).filter(
      (report) => report.kind === 'performance' && !isSent(report) && isOver(report),
    ),
  };
}

const MINUTES_PER_HOUR = 60;

function durationText(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Formats the time to or since the curtain: `in 3 h 5 min`, `in 2 days`, `up for 12 min`. */
export function curtainText(
  { entry, startMs }: Pick<Tonight, 'entry' | 'startMs'>,
  { timezone }: Pick<Show, 'timezone'>,
  nowMs: number,
): string {
  const minutes = Math.ceil((startMs - nowMs) / MILLIS_PER_MINUTE);
  if (minutes <= 0) return `Curtain up for ${durationText(-minutes)}`;
  const days = daysBetween(dateOf(wallOfInstant(nowMs, timezone)), dateOf(entry.startAt));
  if (days > 1) return `Curtain up in ${days} days`;
  return `Curtain up in ${durationText(minutes)}`;
}
