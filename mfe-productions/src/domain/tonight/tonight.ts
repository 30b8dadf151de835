import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { MILLIS_PER_MINUTE } from '@standby/live-room/domain/timer/time';
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

/** What is known of a show. A list is undefined while it loads, and for a role that may not read it. */
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
  /** Those who have not signed in, once they are due; before that nobody is missed. */
  readonly missing: readonly Person[];
}

export interface Tonight {
  readonly entry: Entry;
  /** Such as `Performance 12`. */
  readonly name: string;
  readonly startMs: number;
  /** Left out while nobody can sign in. */
  readonly signIn?: SignInState;
  /** Whether the daily call of its day said something else when it went out last. */
  readonly isCallChanged: boolean;
  /** Reports of earlier performances that did not go out. */
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

/** What stage management has to know of the next performance of a show; undefined where none is planned. */
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

/** `in 3 h 5 min`, `in 2 days`, `up for 12 min`: how far the curtain is. */
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
