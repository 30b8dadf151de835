import { isolateDirection } from '@standby/shared-ui/text';
import { shownSeconds } from '../timer/countdown';
import { clockFigure, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../timer/time';
import type { ActType } from './event';
import type { LogLine } from './log-line';

const MINUS = '\u2212';

/** `4:05`, or `1:10 over` once time is up. */
function balanceText(balanceMs: number): string {
  const seconds = shownSeconds(balanceMs);
  return seconds < 0 ? `${clockFigure(-seconds)} over` : clockFigure(seconds);
}

/** `+1m`, `−1m`, `+0:30`: what an act gave or took. */
export function adjustmentText(byMs: number): string {
  const sign = byMs < 0 ? MINUS : '+';
  const size = Math.abs(byMs);
  return size % MILLIS_PER_MINUTE === 0
    ? `${sign}${size / MILLIS_PER_MINUTE}m`
    : `${sign}${clockFigure(Math.round(size / MILLIS_PER_SECOND))}`;
}

function shownChange({ timer }: LogLine): string {
  if (!timer) return '';
  // What the figure showed is what people saw change: an overrun is no negative time to them.
  return adjustmentText(Math.max(0, timer.afterMs) - Math.max(0, timer.beforeMs));
}

const descriptions: { readonly [T in ActType]: (line: LogLine, name: string) => string } = {
  play: ({ timer }, name) => `${name} started at ${balanceText(timer?.afterMs ?? 0)}`,
  pause: ({ timer }, name) => `${name} paused at ${balanceText(timer?.afterMs ?? 0)}`,
  reset: (_, name) => `${name} reset`,
  adjust: (line, name) =>
    `${name} ${shownChange(line)}, now ${balanceText(line.timer?.afterMs ?? 0)}`,
  select: (_, name) => `${name} selected`,
  'add-timer': (_, name) => `${name} added`,
  'rename-timer': ({ text }, name) => `${text ?? 'Timer'} renamed ${name}`,
  'set-timer': (_, name) => `${name} changed`,
  'set-auto-start': ({ isOn }, name) =>
    isOn ? `${name} starts the next timer at zero` : `${name} no longer starts the next timer`,
  'start-next': ({ text }, name) => `${name} started after ${text ?? 'the timer before it'}`,
  'arm-timer': ({ text }, name) =>
    text === null ? `${name} no longer starts by itself` : `${name} starts by itself at ${text}`,
  'start-armed': (_, name) => `${name} started by itself`,
  'move-timer': (_, name) => `${name} moved`,
  'remove-timer': (_, name) => `${name} removed`,
  'send-message': ({ text }) => `Message: ${text ?? ''}`,
  ask: ({ text }) => `Question: ${text ?? ''}`,
  'accept-question': ({ text }) => `Question accepted: ${text ?? ''}`,
  'hide-question': ({ text }) => `Question hidden: ${text ?? ''}`,
  'remove-message': ({ text }) => `Message removed: ${text ?? ''}`,
  'show-message': ({ text }) => `Shown to viewers: ${text ?? ''}`,
  'clear-message': () => 'Message cleared from viewers',
  'add-preset': ({ text }) => `Preset saved: ${text ?? ''}`,
  'remove-preset': ({ text }) => `Preset removed: ${text ?? ''}`,
  focus: ({ isOn }) => (isOn ? 'Focus on the message' : 'Focus off'),
  flash: () => 'Flash',
  blackout: ({ isOn }) => (isOn ? 'Blackout' : 'Blackout lifted'),
  'set-curtain': () => 'Curtain time set',
  'give-call': ({ text }) => `Call: ${text ?? ''}`,
  'answer-call': ({ text }) => `Thank you from ${text ?? ''}`,
  'set-rundown': (_, name) => `${name} changed in the rundown`,
  'import-timers': ({ text }) => `Rundown imported, ${text ?? ''} timers`,
  customize: () => 'Viewer customized',
  'begin-report': () => 'New report',
  'set-clock': () => 'Computer clock changed; timers unaffected',
  undo: ({ text }) => `Undone: ${text ?? ''}`,
};

/** Whether this release knows what was done. */
export function isKnownLine(line: LogLine): line is LogLine & { readonly type: ActType } {
  return Object.hasOwn(descriptions, line.type);
}

/** What an act did, for the log itself: its texts as they were written. */
export function describeVerbatim(line: LogLine): string {
  if (!isKnownLine(line)) return 'Done in a newer version of Standby';
  return descriptions[line.type](line, line.timer?.name ?? 'Timer');
}

/** The same for people: a name whose direction is not ended turns nothing of the sentence around it. */
export function describeLine(line: LogLine): string {
  const { timer, text } = line;
  return describeVerbatim({
    ...line,
    timer: timer && { ...timer, name: isolateDirection(timer.name) },
    text: text && isolateDirection(text),
  });
}
