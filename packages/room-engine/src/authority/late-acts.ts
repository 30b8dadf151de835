import { SERVER_AUTHOR } from '../log/authors';
import { LATE_ACT_MS } from '../protocol/bounds';
import { type EventLog, linesOf } from '../log/event-log';
import { type Act, isUndo, type RoomEvent, type RoomTypes } from '../log/event';

/** Whether an act moves the room on, or undoes an act that did. */
function wouldMoveOn<Room extends RoomTypes>(act: Act<Room> | null, log: EventLog<Room>): boolean {
  if (!isUndo(act)) return act !== null && log.rules.movesOn(act);
  return linesOf(log).some((line) => line.id === act.entryId && log.rules.movesOn(line));
}

/**
 * Whether an old act would move a room that somebody else has moved on since, E11. The person who
 * did it is asked first.
 */
export function isLateAct<Room extends RoomTypes>(
  { act, by, atMs }: RoomEvent<Room>,
  log: EventLog<Room>,
  nowMs: number,
): boolean {
  if (nowMs - atMs < LATE_ACT_MS || !wouldMoveOn(act, log)) return false;
  return linesOf(log).some(
    (line) =>
      line.atMs > atMs && line.by !== by && line.by !== SERVER_AUTHOR && log.rules.movesOn(line),
  );
}
