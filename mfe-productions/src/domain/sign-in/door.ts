import type { DoorSheet } from '@standby/api-client/sign-in';
import type { Person } from '../person';
import { reportName, type Report } from '../report/report';
import { performancesOf } from '../performance';
import type { Entry } from '../schedule/entry';
import type { Show } from '../show';
import { dateOf, timeOf } from '../schedule/wall';
import { wallOfInstant } from '../schedule/zoned';
import { timezoneText, type Timezone } from '../timezone';
import { nextOpening, openCall, signInBoard, type SignIn } from './sign-in';

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

function openingText(opensMs: number, timezone: Timezone, nowMs: number) {
  const wall = wallOfInstant(opensMs, timezone);
  const isToday = dateOf(wall) === dateOf(wallOfInstant(nowMs, timezone));
  return {
    date: isToday ? null : dateOf(wall),
    time: `${timeOf(wall)} ${timezoneText(timezone)}`,
  };
}

/** Returns the sheet that the stage door shows at a moment, epoch ms. */
export function doorSheet(
  { show, reports, entries, people, signIns }: Door,
  nowMs: number,
): DoorSheet {
  const { title: showTitle, timezone } = show;
  const performances = performancesOf(reports, entries);
  const call = openCall(performances, timezone, nowMs);
  if (!call) {
    const opensMs = nextOpening(performances, timezone, nowMs);
    const opens = opensMs === undefined ? {} : { opens: openingText(opensMs, timezone, nowMs) };
    return { showTitle, call: null, ...opens, people: [] };
  }
  return {
    showTitle,
    call: `${reportName(call)}, ${call.startTime} ${timezoneText(timezone)}`,
    people: signInBoard(call, people, signIns, show).map(({ person, presence }) => {
      const { id, name, position } = person;
      return { id, name, position, presence };
    }),
  };
}
