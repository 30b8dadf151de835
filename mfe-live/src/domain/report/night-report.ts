import type { LogLine } from '@standby/live-room/domain/state/log-line';
import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import { type NightFacts, nightFacts } from '@standby/live-room/domain/report/night-facts';
import { nightsOf } from '@standby/live-room/domain/report/nights';
import { type ShowReport, showReport } from '@standby/live-room/domain/report/show-report';

interface NightReport {
  readonly report: ShowReport;
  readonly notes: NightFacts['notes'];
  /**
   * The room for the report; without timers if the performance has ended, because those that run
   * now do not belong to it.
   */
  readonly state: RoomState;
  /** End of the performance, or now, in the room's time. */
  readonly nowMs: number;
}

/**
 * Returns the report of one performance of a room's log; of the current one if the id is unknown.
 */
export function nightReport(
  lines: readonly LogLine[],
  room: RoomState,
  { nightId, nowMs }: { readonly nightId: string; readonly nowMs: number },
): NightReport {
  const nights = nightsOf(lines);
  const past = nights.find(({ id, endedAtMs }) => id === nightId && endedAtMs !== null);
  const night = past ?? nights.at(-1);
  const notes = night ? nightFacts(night, room, nowMs).notes : [];
  if (!past) return { report: showReport(lines, room, nowMs), notes, state: room, nowMs };
  const state = { ...room, timers: [] };
  const endMs = past.endedAtMs ?? nowMs;
  const report = showReport(past.lines, state, endMs);
  // The end of the performance reset the timers that were running.
  const timers = report.timers.map((timer) => ({ ...timer, downAtMs: timer.downAtMs ?? endMs }));
  const downAtMs = report.upAtMs === null ? null : (report.downAtMs ?? endMs);
  return { report: { ...report, timers, downAtMs }, notes, state, nowMs: endMs };
}
