import { type Clock, formatTime } from '@standby/shared-ui/text';
import type { Person } from '../person';
import { reportName, type Report } from '../report/report';
import type { Show } from '../show';
import { openCall, signInBoard, type BoardLine, type SignIn } from './sign-in';

/** What the stage door shows of a person: no contact, no notes. */
export interface DoorPerson {
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly presence: BoardLine['presence'];
}

export interface DoorSheet {
  readonly showTitle: string;
  /** `Performance 12, 19:30 EST`; null while no call is open. */
  readonly call: string | null;
  readonly people: readonly DoorPerson[];
}

export interface Door {
  readonly show: Pick<Show, 'title' | 'timezone'>;
  readonly reports: readonly Report[];
  readonly people: readonly Person[];
  readonly signIns: readonly SignIn[];
}

export const NO_CALL = 'No call is open now. Sign-in opens six hours before the start.';
export const WRONG_PIN = 'This PIN is not right. Ask stage management for yours.';

/** What the call is, on the clock of the browser at the door: the sheet has its time on 24 hours. */
export const doorCallText = (call: string, clock: Clock): string =>
  call.replace(/\d{2}:\d{2}/u, (time) => formatTime(time, clock));

/** What the stage door shows at a moment, epoch ms. */
export function doorSheet({ show, reports, people, signIns }: Door, nowMs: number): DoorSheet {
  const { title: showTitle, timezone } = show;
  const report = openCall(reports, timezone, nowMs);
  if (!report) return { showTitle, call: null, people: [] };
  return {
    showTitle,
    call: `${reportName(report)}, ${report.startTime} ${timezone}`,
    people: signInBoard(report, people, signIns, timezone).map(({ person, presence }) => {
      const { id, name, position } = person;
      return { id, name, position, presence };
    }),
  };
}
