import * as v from 'valibot';
import type { ScheduledPerformance } from '@standby/contracts';
import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import type { LogLine } from '@standby/live-room/domain/event-log/log-line';
import { type NightFacts, nightFacts } from '@standby/live-room/domain/report/night-facts';
import { isOfPerformance, nightsOf } from '@standby/live-room/domain/report/nights';
import type { RoomState } from '@standby/live-room/domain/room/room-schema';
import { wallTimeOf } from '@standby/live-room/domain/room/room-state';
import { dateOf, timeOfDay } from '@standby/live-room/domain/timer/time';
import {
  reportOfNightSchema,
  type ReportOfNight,
  type ShowReportOfNight,
} from '@standby/show-report/report-of-night';

interface Sources {
  /** The log of the room. */
  readonly lines: readonly LogLine[];
  readonly room: RoomState;
  /** Room's time. */
  readonly nowMs: number;
  /** Of an earlier performance; of the one that is on, where it is unknown. */
  readonly nightId: string;
  readonly performances: readonly ScheduledPerformance[];
  /** The performance that the room is for. */
  readonly performance: ScheduledPerformance | undefined;
  /** Of the show. */
  readonly title: string;
  /** IANA zone of the venue; the machine's own without one. */
  readonly timeZone: string | undefined;
}

export interface RoomReport extends ShowReportOfNight {
  /** What the room's log says of the performance; as it was sent, of a report that was. */
  readonly facts: NightFacts | null;
  /** The performance of the schedule; undefined where the room does not know it. */
  readonly performance: ScheduledPerformance | undefined;
}

/** Of a room whose show names none. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A report of which nothing is known but when it was. */
function unwritten(
  atMs: number,
  { timeZone }: Sources,
  performance: ScheduledPerformance | undefined,
): ReportOfNight {
  return {
    kind: 'performance',
    number: Number(/\d+$/u.exec(performance?.name ?? '')?.[0] ?? 0),
    version: 1,
    date: dateOf(atMs, timeZone),
    startTime: timeOfDay(atMs, NEUTRAL_CLOCK, 'minute', timeZone),
    house: '',
    weather: '',
    summary: '',
    incidents: '',
    understudies: '',
    notes: [],
    absences: [],
    facts: null,
  };
}

/** The show's report of one performance, with what the room's log says of it. */
export function roomReport(sources: Sources): RoomReport {
  const { lines, room, nowMs, nightId, performances, title } = sources;
  const nights = nightsOf(lines);
  const past = nights.find(({ id, endedAtMs }) => id === nightId && endedAtMs !== null);
  const night = past ?? nights.at(-1);
  const ofRoom = night ? nightFacts(night, room, nowMs) : null;
  const firstMs = night?.lines[0]?.atMs ?? nowMs;
  const startMs = ofRoom?.curtainAtMs ?? ofRoom?.upAtMs ?? wallTimeOf(room, firstMs);
  const nearest = performances
    .filter(({ startAtMs }) => isOfPerformance(startMs, startAtMs))
    .toSorted(
      (one, other) => Math.abs(one.startAtMs - startMs) - Math.abs(other.startAtMs - startMs),
    )[0];
  const performance = past ? nearest : (sources.performance ?? nearest);
  const known = v.safeParse(reportOfNightSchema, performance?.report);
  if (known.success) {
    const facts = performance?.isSent === true ? known.output.report.facts : ofRoom;
    return { ...known.output, facts, performance };
  }
  const show = { title, venue: '', timezone: sources.timeZone ?? ownZone() };
  const report = unwritten(performance?.startAtMs ?? startMs, sources, performance);
  return { show, report, facts: ofRoom, performance };
}
