import { departmentOf, sheetOf } from '../state/cue-sheet';
import type { Act } from './event';
import type { RoomState } from '../state/room-schema';

/** Whether an act answers only for these departments: for their own cues, or in their own names. */
export function answersFor(state: RoomState, departments: readonly string[], act: Act): boolean {
  const sheet = sheetOf(state);
  if (act.type === 'acknowledge-cues' || act.type === 'complete-cues') {
    const named = sheet.cues.filter(({ id }) => act.cueIds.includes(id));
    return named.every((cue) => departments.includes(cue.department));
  }
  if (act.type === 'answer-call' || act.type === 'answer-own-call') {
    return departments.some((id) => act.name === id || act.name === departmentOf(sheet, id)?.name);
  }
  if (act.type === 'desk-fired' || act.type === 'desk-answered') {
    return departments.includes(act.department);
  }
  return true;
}
