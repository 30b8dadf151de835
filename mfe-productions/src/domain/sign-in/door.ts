import type { DoorSheet } from '@standby/api-client/sign-in';
import type { Person } from '../person';
import { reportName, type Report } from '../report/report';
import { performancesOf } from '../performance';
import type { Entry } from '../schedule/entry';
import type { Show } from '../show';
import { timezoneText } from '../timezone';
import { openCall, signInBoard, type SignIn } from './sign-in';

export interface Door {
  readonly show: Pick<Show, 'title' | 'timezone' | 'custom'>;
  readonly reports: readonly Report[];
  /** Entries of the schedule. */
  readonly entries: readonly Entry[];
  readonly people: readonly Person[];
  readonly signIns: readonly SignIn[];
}

export const NO_CALL = 'No call is open now. Sign-in opens six hours before the start.';
export const WRONG_PIN = 'Wrong PIN. Ask stage management for yours.';

/** Returns the sheet that the stage door shows at a moment, epoch ms. */
export function doorSheet(
  { show, reports, entries, people, signIns }: Door,
  nowMs: number,
): DoorSheet {
  const { title: showTitle, timezone } = show;
  const call = openCall(performancesOf(reports, entries), timezone, nowMs);
  if (!call) return { showTitle, call: null, people: [] };
  return {
    showTitle,
    call: `${reportName(call)}, ${call.startTime} ${timezoneText(timezone)}`,
    people: signInBoard(call, people, signIns, show).map(({ person, presence }) => {
      const { id, name, position } = person;
      return { id, name, position, presence };
    }),
  };
}
