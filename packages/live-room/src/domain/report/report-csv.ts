import type { RoomState } from '../state/room-schema';
import { wallTimeOf } from '../state/room-state';
import { sortableTime, MILLIS_PER_SECOND, reportFigure } from '../time/time';
import { type Cell, toCsv } from '@standby/table-import/write/csv';
import type { ShowReport, TimerReport } from './show-report';

const COLUMNS = [
  'Kind',
  'Name',
  'Up',
  'Down',
  'Running',
  'Total',
  'Holds',
  'Held',
  'Adjustments',
  'Adjusted by (s)',
  'Overrun',
  'Text',
] as const;

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], Cell>>>;

function timerRow(timer: TimerReport, at: (atMs: number | null) => Cell): Row {
  return {
    Kind: 'Timer',
    Name: timer.name,
    Up: at(timer.upAtMs),
    Down: at(timer.downAtMs),
    Running: reportFigure(timer.runningMs),
    Holds: timer.holds,
    Held: reportFigure(timer.heldMs),
    Adjustments: timer.adjustments,
    'Adjusted by (s)': Math.round(timer.adjustedMs / MILLIS_PER_SECOND),
    Overrun: reportFigure(timer.overrunMs),
  };
}

/**
 * Returns the show report as a spreadsheet: a row for the show, one per timer and one per message.
 * @param timeZone IANA name; defaults to the machine's own zone.
 */
export function reportCsv(
  report: ShowReport,
  state: RoomState,
  title: string,
  timeZone?: string,
): string {
  const at = (atMs: number | null): Cell =>
    atMs === null ? null : sortableTime(wallTimeOf(state, atMs), timeZone);
  const rows: Row[] = [
    {
      Kind: 'Show',
      Name: title,
      Up: at(report.upAtMs),
      Down: at(report.downAtMs),
      Running: reportFigure(report.runningMs),
      Total: reportFigure(report.totalMs),
    },
    ...report.timers.map((timer) => timerRow(timer, at)),
    ...report.messages.map(({ isQuestion, atMs, text }) => ({
      Kind: isQuestion ? 'Question' : 'Message',
      Up: at(atMs),
      Text: text,
    })),
  ];
  return toCsv([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? null))]);
}
