import * as v from 'valibot';
import type { ScheduledPerformance } from '@standby/contracts';
import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import type { LogLine } from '@standby/live-room/domain/state/log-line';
import { type NightFacts, nightFacts } from '@standby/live-room/domain/report/night-facts';
import { isOfPerformance, nightsOf } from '@standby/live-room/domain/report/nights';
import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { dateOf, timeOfDay } from '@standby/live-room/domain/time/time';
import {
  reportOfNightSchema,
  type ReportOfNight,
  type ShowReportOfNight,
} from '@standby/show-report/report-of-night';

interface Sources {
  /** The log of the room. */
  readonly lines: readonly LogLine[];
  readonly room: RoomState;
  /** Room time, epoch ms. */
  readonly nowMs: number;
  /** Id of an earlier performance’s night. Any other id selects the current performance. */
  readonly nightId: string;
  readonly performances: readonly ScheduledPerformance[];
  /** The scheduled performance of the room. */
  readonly performance: ScheduledPerformance | undefined;
  /** Title of the show. */
  readonly title: string;
  /** IANA zone of the venue; the machine's own without one. */
  readonly timeZone: string | undefined;
}

interface RoomReport extends ShowReportOfNight {
  /** Facts from the room’s log; for a sent report, the facts that were sent. */
  readonly facts: NightFacts | null;
  /** The scheduled performance; undefined if the room does not know it. */
  readonly performance: ScheduledPerformance | undefined;
}

/** Returns the machine’s own zone, for a show without one. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns an empty report with nothing but its date. */
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

/** Returns the show’s report of one performance, with the facts from the room’s log. */
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
