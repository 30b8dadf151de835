import { SERVER_AUTHOR } from '@standby/room-engine/log/authors';
import { LATE_ACT_MS } from '@standby/room-engine/protocol/bounds';
import { linesOf } from '@standby/room-engine/log/event-log';
import type { Act, EventLog, RoomEvent } from '../domain/index';
import { isShowAct, movesShow } from '../domain/event-log/show-acts';

/** Whether an act moves the show on, or undoes an act that did. */
function wouldMoveShow(act: Act | null, log: EventLog): boolean {
  if (act?.type !== 'undo') return isShowAct(act);
  return linesOf(log).some(({ id, type }) => id === act.entryId && movesShow(type));
}

/**
 * Whether an old act would move a show that somebody else has moved on since, E11. The person who
 * did it is asked first.
 */
export function isLateAct({ act, by, atMs }: RoomEvent, log: EventLog, nowMs: number): boolean {
  if (nowMs - atMs < LATE_ACT_MS || !wouldMoveShow(act, log)) return false;
  return linesOf(log).some(
    (line) =>
      line.atMs > atMs && line.by !== by && line.by !== SERVER_AUTHOR && movesShow(line.type),
  );
}
