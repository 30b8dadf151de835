import { departmentOf, sheetOf } from '../cues/cue-sheet';
import type { Act } from '../event-log/event';
import type { RoomState } from '../room/room-schema';

/** Whether an act answers only for this department: for its own cues, or in its own name. */
export function answersFor(state: RoomState, department: string, act: Act): boolean {
  const sheet = sheetOf(state);
  if (act.type === 'acknowledge-cues' || act.type === 'complete-cues') {
    const named = sheet.cues.filter(({ id }) => act.cueIds.includes(id));
    return named.every((cue) => cue.department === department);
  }
  if (act.type === 'answer-call' || act.type === 'answer-own-call') {
    return act.name === department || act.name === departmentOf(sheet, department)?.name;
  }
  return true;
}
