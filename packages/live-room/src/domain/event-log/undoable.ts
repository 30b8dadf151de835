import type { Clock } from '@standby/shared-ui/text';
import { isRoomItself } from '@standby/room-engine/log/authors';
import { UNDO_MS } from '@standby/room-engine/log/undo';
import { canBeUndone, definitionOf } from '../acts/acts';
import type { WindowRole } from '../state/window-roles';
import { isFirstLine, type LogLine } from '../state/log-line';
import { describeLine, isKnownLine, type LineType } from './log-line-text';

/** An act that can still be undone. */
export interface Undoable {
  /** Event id for the `undo` command. */
  readonly eventId: string;
  /** Kind of the act. The list also contains undos: undoing an undo brings its act back. */
  readonly type: LineType;
  readonly line: LogLine;
  /** Role of the window that did the act. */
  readonly role: WindowRole;
  /** Whether this window did the act. */
  readonly isOwn: boolean;
  readonly untilMs: number;
}

function isUndoable({ isUndone, type, atMs }: LogLine, nowMs: number): boolean {
  return !isUndone && canBeUndone(type) && atMs + UNDO_MS > nowMs;
}

/** Returns the acts that can be undone now, latest first, except acts of an unknown kind. */
export function undoables(
  lines: readonly LogLine[],
  isOwn: (author: string) => boolean,
  nowMs: number,
): Undoable[] {
  return lines
    .filter(isFirstLine)
    .filter(isKnownLine)
    .filter((line) => isUndoable(line, nowMs))
    .map((line) => ({
      eventId: line.id,
      type: line.type,
      line,
      role: line.role,
      isOwn: isOwn(line.by),
      untilMs: line.atMs + UNDO_MS,
    }))
    .toReversed();
}

/** Whether the undo bar skips a kind: redo undoes an undo, and no person did an automatic act. */
const isByNoPerson = (type: LineType): boolean =>
  type === 'undo' || definitionOf(type)?.isAutomatic === true;

/**
 * Returns the act that the undo bar announces: this window's last act, except undos and automatic
 * acts.
 */
export function latestOwnAct(candidates: readonly Undoable[]): Undoable | undefined {
  return candidates.find(({ isOwn, type }) => isOwn && !isByNoPerson(type));
}

/**
 * Whether undoing an act makes sense. People have already seen a flash, and the room would follow
 * its schedule again.
 */
export function isWorthUndoing({ type, line }: Pick<Undoable, 'type' | 'line'>): boolean {
  return type !== 'flash' && !(type === 'set-curtain' && isRoomItself(line.by));
}

/** Returns the act that the undo bar and Z undo: the announced one, if undoing it makes sense. */
export function lastOwnAct(candidates: readonly Undoable[]): Undoable | undefined {
  const latest = latestOwnAct(candidates);
  return latest && isWorthUndoing(latest) ? latest : undefined;
}

/** Returns this window's last act if it is an undo; undoing it brings its target back. */
export function lastOwnUndo(candidates: readonly Undoable[]): Undoable | undefined {
  const last = candidates.find(({ isOwn }) => isOwn);
  return last?.type === 'undo' ? last : undefined;
}

/**
 * Returns the announcement of another window's act. The text of a question already says that it is
 * a question.
 */
export function announcementOfOther({ role, line }: Undoable, clock: Clock): string {
  const text = describeLine(line, clock);
  return role === 'controller' && !isRoomItself(line.by) ? `Another desk: ${text}` : text;
}
