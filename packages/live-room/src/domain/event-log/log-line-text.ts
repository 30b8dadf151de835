import { shownSeconds } from '@standby/contracts/countdown';
import { type Clock, formatTime, isolateDirection, NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { holdText } from '../calls/hold';
import { clockFigure, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../timer/time';
import type { ActType } from './event';
import type { LogLine, TimerLine } from './log-line';

const MINUS = '\u2212';

/** Returns remaining time as text: `4:05`, or `1:10 over` once time is up. */
function balanceText(balanceMs: number): string {
  const seconds = shownSeconds(balanceMs);
  return seconds < 0 ? `${clockFigure(-seconds)} over` : clockFigure(seconds);
}

/** Returns the time that an act gave or took: `+1m`, `−1m`, `+0:30`. */
export function adjustmentText(byMs: number): string {
  const sign = byMs < 0 ? MINUS : '+';
  const size = Math.abs(byMs);
  return size % MILLIS_PER_MINUTE === 0
    ? `${sign}${size / MILLIS_PER_MINUTE}m`
    : `${sign}${clockFigure(Math.round(size / MILLIS_PER_SECOND))}`;
}

function shownChange({ timer }: LogLine): string {
  if (!timer) return '';
  // The text follows the shown figure, which counts up past zero instead of becoming negative.
  return adjustmentText(Math.max(0, timer.afterMs) - Math.max(0, timer.beforeMs));
}

/** Kinds of acts that have their own log lines. */
export type LineType = Exclude<ActType, 'batch'>;

type Describe = (line: LogLine, name: string, clock: Clock) => string;

const descriptions: { readonly [T in LineType]: Describe } = {
  play: ({ timer }, name) => `${name} started at ${balanceText(timer?.afterMs ?? 0)}`,
  pause: ({ timer }, name) => `${name} paused at ${balanceText(timer?.afterMs ?? 0)}`,
  reset: (_, name) => `${name} reset`,
  adjust: (line, name) =>
    `${name} ${shownChange(line)}, now ${balanceText(line.timer?.afterMs ?? 0)}`,
  go: ({ timer, othersEnded = [] }, name) =>
    [
      `${name} started at ${balanceText(timer?.afterMs ?? 0)}`,
      ...othersEnded.map((other) => `${other.name} ended`),
    ].join('; '),
  end: ({ timer }, name) => `${name} ended at ${balanceText(timer?.afterMs ?? 0)}`,
  stop: ({ timer }, name) => `${name} stopped at ${balanceText(timer?.afterMs ?? 0)}`,
  select: (_, name) => `${name} put live`,
  'set-on-its-own': ({ isOn }, name) =>
    isOn ? `${name} runs on its own` : `${name} runs in the sequence`,
  'add-timer': (_, name) => `${name} added`,
  'rename-timer': ({ text }, name) => `${text ?? 'Timer'} renamed ${name}`,
  'set-timer': (_, name) => `${name} changed`,
  'set-auto-start': ({ isOn }, name) =>
    isOn ? `${name} starts the next timer at zero` : `${name} no longer starts the next timer`,
  'start-next': ({ text }, name) => `${name} started after ${text ?? 'the timer before it'}`,
  'arm-timer': ({ text }, name, clock) =>
    text === null
      ? `${name} no longer starts automatically`
      : `${name} starts automatically at ${formatTime(text, clock)}`,
  'start-armed': (_, name) => `${name} started automatically`,
  'move-timer': (_, name) => `${name} moved`,
  'remove-timer': (_, name) => `${name} removed`,
  'send-message': ({ text, to }) =>
    to === undefined ? `Message: ${text ?? ''}` : `Message to ${to}: ${text ?? ''}`,
  'send-desk-note': ({ text }) => `Message to the desks: ${text ?? ''}`,
  ask: ({ text }) => `Question: ${text ?? ''}`,
  'accept-question': ({ text }) => `Question accepted: ${text ?? ''}`,
  'hide-question': ({ text }) => `Question hidden: ${text ?? ''}`,
  'remove-message': ({ text }) => `Message removed: ${text ?? ''}`,
  'show-message': ({ text }) => `Shown to viewers: ${text ?? ''}`,
  'expire-message': ({ text }) => `Message cleared, its time was up: ${text ?? ''}`,
  'clear-message': () => 'Message cleared from viewers',
  'add-preset': ({ text }) => `Preset saved: ${text ?? ''}`,
  'remove-preset': ({ text }) => `Preset removed: ${text ?? ''}`,
  focus: ({ isOn }) => (isOn ? 'Focus on the message' : 'Focus off'),
  flash: () => 'Flash',
  blackout: ({ isOn }) => (isOn ? 'Blackout' : 'Blackout lifted'),
  'set-curtain': () => 'Curtain time set',
  hold: ({ minutes = 0, text }) => [holdText(minutes), ...(text === null ? [] : [text])].join(': '),
  'set-curtain-timer': (_, name) => `${name} is curtain up`,
  'give-call': ({ text }) => `Call: ${text ?? ''}`,
  'give-own-call': ({ text }) => `Call: ${text ?? ''}`,
  'answer-call': ({ text }) => `Thank you from ${text ?? ''}`,
  'answer-own-call': ({ text }) => `Thank you from ${text ?? ''}`,
  'set-own-call': ({ text }) => `Call ${text ?? ''} set`,
  'remove-own-call': ({ text }) => `Call ${text ?? ''} removed`,
  'set-call-departments': ({ text }) => `Calls are answered by ${text ?? ''}`,
  'set-rundown': (_, name) => `${name} changed in the rundown`,
  'import-timers': ({ text }) => `Rundown imported, ${text ?? ''} timers`,
  customize: () => 'Viewer customized',
  'name-screen': ({ text }) =>
    text === null ? 'Name of a screen removed' : `Screen named ${text}`,
  'assign-timer': ({ text, timer }, name) =>
    `${text ?? ''}: shows ${timer ? name : 'the live timer'}`,
  'blackout-screens': ({ text, isOn }) =>
    isOn ? `Blackout on ${text ?? ''}` : `Blackout lifted on ${text ?? ''}`,
  'dim-screens': ({ text }) => `Brightness changed on ${text ?? ''}`,
  'choose-screen-parts': ({ text, isOn }) =>
    isOn ? `Parts chosen on ${text ?? ''}` : `${text ?? ''} like all viewers again`,
  'message-screens': ({ text, isOn }) =>
    isOn ? `Message shown on ${text ?? ''}` : `Message cleared on ${text ?? ''}`,
  'take-show': ({ text }) => `${text ?? ''} has the show`,
  'begin-report': () => 'New show report',
  'end-performance': () => 'End of the performance',
  'write-note': ({ text }) => `Note: ${text ?? ''}`,
  'add-cues': ({ text }) => `Cue sheet: ${text ?? ''} added`,
  'edit-cues': ({ text }) => `Cue sheet: ${text ?? ''} changed`,
  'move-cues': ({ text }) => `Cue sheet: ${text ?? ''} moved`,
  'remove-cues': ({ text }) => `Cue sheet: ${text ?? ''} removed`,
  'set-departments': () => 'Cue sheet: departments changed',
  'lock-sheet': ({ isOn }) => (isOn ? 'Cue sheet locked for the show' : 'Cue sheet unlocked'),
  'propose-change': ({ text }) => `Cue sheet: ${text ?? ''} proposed a change`,
  'accept-proposal': () => 'Cue sheet: proposal accepted',
  'dismiss-proposal': () => 'Cue sheet: proposal dismissed',
  'take-book': ({ text }) => `${text ?? ''} is on the book`,
  'ask-for-book': ({ text }) => `${text ?? ''} asks for the book`,
  'hand-book': () => 'The book was handed over',
  'keep-book': () => 'The caller keeps the book',
  'leave-book': () => 'The caller left the book',
  'warn-cues': ({ text }) => `Warning: ${text ?? ''}`,
  'stand-by-cues': ({ text }) => `Standby: ${text ?? ''}`,
  'stand-by-at-zero': ({ text }, name) => `Standby at zero of ${name}: ${text ?? ''}`,
  'go-cues': ({ text }) => `${text ?? ''} GO`,
  'fire-cue': ({ text }) => `${text ?? ''} went automatically`,
  'skip-cues': ({ text }) => `${text ?? ''} skipped`,
  'set-next-cue': ({ text }) => `Next: ${text ?? ''}`,
  'call-in-error': ({ text }) => `Called in error: ${text ?? ''}`,
  'stop-show': ({ text }) => (text ? `Show stopped: ${text}` : 'Show stopped'),
  'resume-show': () => 'Show resumed',
  'set-go-without-standby': ({ isOn }) =>
    isOn ? 'GO needs no standby' : 'GO without a standby asks first',
  'set-go-interval': ({ text }) => `Time between two GOs: ${text ?? ''} s at least`,
  'acknowledge-cues': ({ text }) => `Acknowledged: ${text ?? ''}`,
  'complete-cues': ({ text }) => `Complete: ${text ?? ''}`,
  'arm-desk': ({ text }) => `GO fires ${text ?? ''} on its desk`,
  'disarm-desks': ({ text }) => `GO no longer fires ${text ?? ''} on its desk`,
  'desk-fired': ({ text }) => `Fired on ${text ?? ''}`,
  'desk-answered': ({ text, isOn }) => `${isOn ? 'Sent' : 'Not sent'} to its desk: ${text ?? ''}`,
  'add-stage-move': ({ text }) => `Running sheet: ${text ?? ''} added`,
  'edit-stage-move': ({ text }) => `Running sheet: ${text ?? ''} changed`,
  'remove-stage-move': ({ text }) => `Running sheet: ${text ?? ''} removed`,
  'tick-stage-move': ({ text, isOn }) => (isOn ? `${text ?? ''} done` : `${text ?? ''} not done`),
  'set-clock': () => 'Computer clock changed; timers unaffected',
  undo: ({ text }) => `Undone: ${text ?? ''}`,
};

/** Shorter descriptions for acts that an undo names. */
const undoneDescriptions: Partial<typeof descriptions> = {
  // The figure of that moment no longer applies.
  adjust: (line, name) => `${name} ${shownChange(line)}`,
  // A stored text cannot follow the clock of each reader.
  'arm-timer': ({ text }, name) =>
    text === null ? `${name} no longer starts automatically` : `${name} starts automatically`,
};

/** Whether this release knows the act of a line. */
export function isKnownLine(line: LogLine): line is LogLine & { readonly type: LineType } {
  return Object.hasOwn(descriptions, line.type);
}

/** Returns the text of a line for the log itself, with names and texts as they were written. */
function describeVerbatim(line: LogLine, clock: Clock): string {
  if (!isKnownLine(line)) return 'Done in a newer version of Standby';
  return descriptions[line.type](line, line.timer?.name ?? 'Timer', clock);
}

/** Returns the text of an undone act, as the line of its undo stores it. */
export function describeUndone(line: LogLine): string {
  const describe = isKnownLine(line) ? undoneDescriptions[line.type] : undefined;
  return describe
    ? describe(line, line.timer?.name ?? 'Timer', NEUTRAL_CLOCK)
    : describeVerbatim(line, NEUTRAL_CLOCK);
}

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
