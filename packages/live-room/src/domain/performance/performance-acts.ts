import { offsetSchema, timestampSchema } from '@standby/room-engine/log/basic-schemas';
import { allowed, byAll, byControllers, defineAct, forDesks } from '../rules/define-act';
import { noteDepartmentSchema, noteMoment, noteText, noteTextSchema } from './notes';
import { withoutCueCalls, withoutTicks, withPerformanceEnded } from './performance';
import { answerNameSchema } from '../state/call-schemas';

/**
 * Maximum difference in ms between the corrections that two windows make for the same clock jump.
 */
const CLOCK_AGREEMENT_MS = 50;

/** The acts on the performance as a whole. */
export const performanceActs = [
  /** Names the person who has the show from now on. The other desks can still act. */
  defineAct(
    'take-show',
    { name: answerNameSchema },
    {
      ...byControllers,
      movesShow: true,
      refuse: ({ holder }, { name }) => (holder === name ? 'no-change' : undefined),
      apply: (state, { name }) => ({ ...state, holder: name }),
      line: ({ name }) => ({ text: name }),
      words: ({ text }) => `${text ?? ''} has the show`,
    },
  ),
  /**
   * Starts a new report for another performance. Older releases have only this act, without
   * `end-performance`.
   */
  defineAct(
    'begin-report',
    {},
    {
      ...byControllers,
      refuse: allowed,
      apply: (state) => withoutTicks(withoutCueCalls({ ...state })),
      words: () => 'New show report',
    },
  ),
  /**
   * Ends the performance. Its log ends here, and the room returns to its state before the first
   * start.
   */
  defineAct(
    'end-performance',
    {},
    {
      ...byControllers,
      movesShow: true,
      refuse: allowed,
      apply: (state) => withoutTicks(withoutCueCalls(withPerformanceEnded(state))),
      words: () => 'End of the performance',
    },
  ),
  /**
   * Writes a note for the report, which no screen shows. `begunAtMs` is the moment at which the
   * note was begun; the note refers to this moment.
   */
  defineAct(
    'write-note',
    { department: noteDepartmentSchema, text: noteTextSchema, begunAtMs: timestampSchema },
    {
      ...forDesks,
      refuse: allowed,
      apply: (state) => ({ ...state }),
      line: (note, { atMs }) => ({ text: noteText(note), atMs: noteMoment(note, atMs) }),
      words: ({ text }) => `Note: ${text ?? ''}`,
    },
  ),
  /** Keeps the room's time unchanged after the system clock was set. */
  defineAct(
    'set-clock',
    { offsetMs: offsetSchema },
    {
      ...byAll,
      isSingle: true,
      // A correction of the clock has its own way back.
      isFinal: true,
      refuse: (state, { offsetMs }) =>
        Math.abs(state.clockOffsetMs - offsetMs) <= CLOCK_AGREEMENT_MS ? 'no-change' : undefined,
      apply: (state, { offsetMs }) => ({ ...state, clockOffsetMs: offsetMs }),
      words: () => 'Computer clock changed; timers unaffected',
    },
  ),
];
