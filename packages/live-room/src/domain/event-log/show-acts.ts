import { type Act, commandsOf } from './event';

const SHOW_ACTS: ReadonlySet<string> = new Set([
  'play',
  'pause',
  'reset',
  'go',
  'end',
  'stop',
  'start-next',
  'start-armed',
  'end-performance',
  'take-show',
  'go-cues',
  'skip-cues',
  'set-next-cue',
  'stop-show',
  'resume-show',
]);

/** Whether an act of this kind moves a running show on, or stops it. */
export const movesShow = (type: string): boolean => SHOW_ACTS.has(type);

/** Whether an act, or one of a batch, moves a running show on. */
export const isShowAct = (act: Act | null): boolean =>
  commandsOf(act).some(({ type }) => movesShow(type));
