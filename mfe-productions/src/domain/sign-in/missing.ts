import type { MissingPeople } from '@standby/contracts';
import { performancesOf } from '../performance';
import { reportName } from '../report/report';
import type { Door } from './door';
import { CLOSES_MS, dueAtMs, openCall, signInBoard, startOf } from './sign-in';

/**
 * Returns the people who have not signed in for the call that is open at a moment, epoch ms;
 * undefined without an open call.
 */
export function missingPeople(
  { show, reports, entries, people, signIns }: Door,
  nowMs: number,
): MissingPeople | undefined {
  const { timezone } = show;
  const call = openCall(performancesOf(reports, entries), timezone, nowMs);
  const startMs = call && startOf(call, timezone);
  if (!call || startMs === undefined) return undefined;
  const board = signInBoard(call, people, signIns, show);
  return {
    call: reportName(call),
    dueAtMs: dueAtMs(call, show) ?? startMs,
    endsAtMs: startMs + CLOSES_MS,
    people: board
      .filter(({ presence }) => presence === 'missing')
      .map(({ person: { name, position, phone } }) => ({ name, position, phone })),
  };
}
