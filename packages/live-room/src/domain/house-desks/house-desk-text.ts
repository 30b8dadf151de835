import { isCalled } from '../calling/next-moment';
import { callOf, callingOf, goneAtMs } from '../state/calling-schema';
import { cueName, sheetOf } from '../state/cue-sheet';
import type { RoomState } from '../state/room-schema';
import { MILLIS_PER_SECOND } from '../time/time';
import type { DeskAnswer, DeskFire, DeskReply } from '../state/house-desk-schema';
import { cueOfDesk } from './with-house-desks';

/** A cue that its desk fires later than this after GO did not go as it should. */
export const FIRED_LATE_MS = MILLIS_PER_SECOND;

/** How long after GO a cue was fired: «0.3 s after GO», or before it, where the desk ran ahead. */
export const afterGoText = (ms: number): string =>
  `${(Math.abs(ms) / MILLIS_PER_SECOND).toFixed(1)} s ${ms < 0 ? 'before' : 'after'} GO`;

/** A fire as the log has it: «Eos: LX 12, 0.3 s after GO». */
export function firedText(
  state: RoomState,
  { department, desk, number }: DeskFire,
  atMs: number,
): { readonly text: string; readonly isInOrder: boolean } {
  const cue = cueOfDesk(state, { department, number });
  const name = `${desk}: ${department} ${cue?.number ?? number}`;
  if (!cue) return { text: `${name}, not in the sheet`, isInOrder: false };
  const goAtMs = goneAtMs(callOf(callingOf(state), cue.id));
  if (goAtMs === undefined && isCalled(cue))
    return { text: `${name}, before its GO`, isInOrder: false };
  if (goAtMs === undefined) return { text: name, isInOrder: true };
  const afterMs = atMs - goAtMs;
  const isInOrder = afterMs >= 0 && afterMs < FIRED_LATE_MS;
  return { text: `${name}, ${afterGoText(afterMs)}`, isInOrder };
}

const ANSWER_TEXTS: Readonly<Record<DeskAnswer, string>> = {
  sent: '',
  late: ', the GO came too late',
  unsure: ', the bridge was not sure of the time',
  unreachable: ', the desk is not connected',
};

/** Returns the outcome of a GO as a text for the log: «LX 12 on Eos, the GO came too late». */
export function answerText(
  state: RoomState,
  { cueId, desk, answer }: Pick<DeskReply, 'cueId' | 'desk' | 'answer'>,
): string {
  const cue = sheetOf(state).cues.find(({ id }) => id === cueId);
  return `${cue ? cueName(cue) : 'A cue'} on ${desk}${ANSWER_TEXTS[answer]}`;
}
