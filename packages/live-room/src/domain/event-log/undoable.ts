import type { Clock } from '@standby/shared-ui/text';
import type { WindowRole } from '../room/permissions';
import { isFirstLine, type LogLine } from './log-line';
import { describeLine, isKnownLine, type LineType } from './log-line-text';
import { canBeUndone, UNDO_MS } from './undo';

/** An act that can still be taken back. */
export interface Undoable {
  /** For the `undo` command. */
  readonly eventId: string;
  /** An `undo` is in the list, too: undoing it brings the act back. */
  readonly type: LineType;
  readonly line: LogLine;
  /** Of the window that did it. */
  readonly role: WindowRole;
  /** Whether this window did it. */
  readonly isOwn: boolean;
  readonly untilMs: number;
}

function isUndoable({ isUndone, type, atMs }: LogLine, nowMs: number): boolean {
  return !isUndone && canBeUndone(type) && atMs + UNDO_MS > nowMs;
}

/** The acts that can be undone now, latest first. An act of an unknown kind is not offered. */
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

/** An undo is taken back by redo; the others no person did. */
const BY_NO_PERSON: ReadonlySet<LineType> = new Set([
  'undo',
  'start-next',
  'start-armed',
  'expire-message',
]);

/** What the undo bar says: the last act of this window that is no undo itself. */
export function latestOwnAct(candidates: readonly Undoable[]): Undoable | undefined {
  return candidates.find(({ isOwn, type }) => isOwn && !BY_NO_PERSON.has(type));
}

/** Whether it is worth taking back: a flash was seen by then. */
export function isWorthUndoing({ type }: Pick<Undoable, 'type'>): boolean {
  return type !== 'flash';
}

/** What the undo bar and Z take back: the act that the bar says. */
export function lastOwnAct(candidates: readonly Undoable[]): Undoable | undefined {
  const latest = latestOwnAct(candidates);
  return latest && isWorthUndoing(latest) ? latest : undefined;
}

/** The last act of this window, where it is an undo: undoing that brings its target back. */
export function lastOwnUndo(candidates: readonly Undoable[]): Undoable | undefined {
  const last = candidates.find(({ isOwn }) => isOwn);
  return last?.type === 'undo' ? last : undefined;
}

/** How the act of another window is announced. The text of a question already says that it is a question. */
export function announcementOfOther({ role, line }: Undoable, clock: Clock): string {
  const text = describeLine(line, clock);
  return role === 'controller' ? `Another desk: ${text}` : text;
}
