import type { MissingPeople } from '@standby/contracts';
import { reportName } from '../report/report';
import type { Door } from './door';
import { CLOSES_MS, dueAtMs, openCall, signInBoard, startOf } from './sign-in';

/** Who has not signed in for the call that is open at a moment, epoch ms; undefined while none is. */
export function missingPeople(
  { show, reports, people, signIns }: Door,
  nowMs: number,
): MissingPeople | undefined {
  const { timezone } = show;
  const report = openCall(reports, timezone, nowMs);
  const startMs = report && startOf(report, timezone);
  if (!report || startMs === undefined) return undefined;
  const board = signInBoard(report, people, signIns, timezone);
  return {
    call: reportName(report),
    dueAtMs: dueAtMs(report, timezone) ?? startMs,
    endsAtMs: startMs + CLOSES_MS,
    people: board
      .filter(({ presence }) => presence === 'missing')
      .map(({ person: { name, position, phone } }) => ({ name, position, phone })),
  };
}
