import type { LogLine } from './log';
import { describeLine } from './log-words';
import { UNDO_MS } from './undo';

/** An act that can still be taken back. */
export interface Undoable {
  /** For the `undo` command. */
  readonly entryId: string;
  readonly words: string;
  /** Whether this window did it. */
  readonly isOwn: boolean;
  /** True for an undo, whose undoing brings the act back. */
  readonly isUndo: boolean;
  readonly untilMs: number;
}

/** The acts that can be undone now, latest first. */
export function undoables(
  lines: readonly LogLine[],
  isOwn: (author: string) => boolean,
  nowMs: number,
): Undoable[] {
  return lines
    .filter((line) => !line.isUndone && line.type !== 'set-clock' && line.atMs + UNDO_MS > nowMs)
    .map((line) => ({
      entryId: line.id,
      words: describeLine(line),
      isOwn: isOwn(line.by),
      isUndo: line.type === 'undo',
      untilMs: line.atMs + UNDO_MS,
    }))
    .toReversed();
}

/** What Z takes back: the last act of this window that is no undo itself. */
export function lastOwnAct(candidates: readonly Undoable[]): Undoable | undefined {
  return candidates.find(({ isOwn, isUndo }) => isOwn && !isUndo);
}
