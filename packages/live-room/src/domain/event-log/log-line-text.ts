import { type Clock, isolateDirection, NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { type CommandType, definitionOf } from '../acts/acts';
import type { Words } from '../rules/define-act';
import type { LogLine, TimerLine } from '../state/log-line';

/** Kinds of acts that have their own log lines. */
export type LineType = CommandType | 'undo';

const undoWords: Words = ({ text }) => `Undone: ${text ?? ''}`;

/** Returns the words for a kind of act; undefined if this release does not know the kind. */
function wordsFor(type: string, isUndone: boolean): Words | undefined {
  if (type === 'undo') return undoWords;
  const definition = definitionOf(type);
  return (isUndone ? definition?.undoneWords : undefined) ?? definition?.words;
}

/** Whether this release knows the act of a line. */
export function isKnownLine(line: LogLine): line is LogLine & { readonly type: LineType } {
  return wordsFor(line.type, false) !== undefined;
}

/** Returns the text of a line for the log itself, with names and texts as they were written. */
function describeVerbatim(line: LogLine, clock: Clock, isUndone = false): string {
  const words = wordsFor(line.type, isUndone);
  return words
    ? words(line, line.timer?.name ?? 'Timer', clock)
    : 'Done in a newer version of Standby';
}

/** Returns the text of an undone act, as the line of its undo stores it. */
export const describeUndone = (line: LogLine): string =>
  describeVerbatim(line, NEUTRAL_CLOCK, true);

/**
 * Returns the text of a line for people. Names and texts are isolated, so that their direction
 * cannot affect the sentence around them.
 */
export function describeLine(line: LogLine, clock: Clock): string {
  const { timer, othersEnded, text, to } = line;
  const isolated = (named: TimerLine) => ({ ...named, name: isolateDirection(named.name) });
  const shown = {
    ...line,
    timer: timer && isolated(timer),
    ...(othersEnded && { othersEnded: othersEnded.map(isolated) }),
    text: text && isolateDirection(text),
    ...(to !== undefined && { to: isolateDirection(to) }),
  };
  return describeVerbatim(shown, clock);
}
