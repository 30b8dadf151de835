import { CUES_MAX } from '../cues/cue-schema';
import { PROPOSALS_MAX } from '../cues/cue-sheet';
import { STAGE_MOVES_MAX } from '../running/running-schema';
import { MESSAGE_MAX } from './messages';
import { SCREENS_MAX } from './screen-settings';
import { ANSWERS_MAX, HOLD_MAX_MINUTES, OWN_CALLS_MAX } from './call-schemas';
import { PRESETS_MAX, TIMERS_MAX } from './room-schema';

/** Reasons why a command has no effect, with the messages for the person who gave it. */
export const REFUSALS = {
  'unknown-timer': 'This timer is no longer here.',
  'already-running': 'This timer is running already.',
  'not-running': 'This timer is not running.',
  'nothing-to-reset': 'This timer is at its full time already.',
  'not-ahead': 'This time has passed. Choose one that lies ahead.',
  'not-reset': 'Reset this timer first: one at its full time can start by itself.',
  'at-zero': 'There is no time left to take.',
  'at-limit': 'A timer has 24 hours at most.',
  'already-selected': 'This timer is live already.',
  'not-started': 'This timer has not been started.',
  'already-ended': 'This timer has ended already.',
  'too-many-timers': `A room has ${TIMERS_MAX} timers at most. Remove one to add another.`,
  'last-timer': 'A room needs at least one timer.',
  'id-taken': 'This was already added.',
  'unknown-message': 'This message is no longer here.',
  'already-shown': 'Viewers show this message already.',
  'nothing-shown': 'Viewers show no message.',
  'too-many-presets': `A room has ${PRESETS_MAX} presets of its own at most. Remove one first.`,
  'too-many-screens': `A room knows ${SCREENS_MAX} screens at most. Remove the name of one first.`,
  'flash-cooldown': 'Wait two seconds between flashes.',
  'no-curtain': 'Set the curtain time first.',
  'curtain-up': 'The curtain is up: nothing is left to hold.',
  'held-too-long': `A curtain is held for ${HOLD_MAX_MINUTES} minutes at most. Set another curtain time.`,
  'call-given': 'This call was given already.',
  'unknown-call': 'This call is no longer here.',
  'too-many-calls': `A room has ${OWN_CALLS_MAX} calls of its own at most. Remove one first.`,
  'call-not-given': 'This call has not been given.',
  'already-answered': 'This name has answered already.',
  'too-many-answers': `A call has ${ANSWERS_MAX} answers at most.`,
  empty: 'Write something first.',
  'too-long': `A message has ${MESSAGE_MAX} characters at most.`,
  'no-change': 'Nothing would change.',
  'not-allowed': 'This window only shows the room. Use a controller to change it.',
  'unknown-cue': 'This cue is no longer in the sheet.',
  'unknown-department': 'Add this department to the sheet first.',
  'number-taken': 'This department has a cue of that number already.',
  'cue-changed': 'Somebody else changed this cell meanwhile.',
  'too-many-cues': `A sheet has ${CUES_MAX} cues at most.`,
  'department-in-use': 'This department still has cues.',
  'sheet-locked': 'The sheet is locked for the show. Propose the change instead.',
  'too-many-proposals': `${PROPOSALS_MAX} changes are proposed already. Decide on some first.`,
  'unknown-proposal': 'This proposal is no longer here.',
  'not-on-book': 'This desk is not on the book.',
  'book-taken': 'Somebody else is on the book.',
  'show-held': 'The show is stopped. Resume it first.',
  'cue-gone': 'This cue has gone already.',
  'not-next': 'This is not the next cue any more.',
  'too-soon': 'This GO came too soon after the last one, and was not taken.',
  'needs-standby': 'No standby was given for this cue.',
  'unknown-move': 'This row is no longer in the running sheet.',
  'move-changed': 'Somebody else changed this row meanwhile.',
  'too-many-moves': `A running sheet has ${STAGE_MOVES_MAX} rows at most.`,
  locked: 'This desk is locked. Unlock it to act.',
  'too-late': 'A change can be undone for 10 seconds.',
} as const;

export type Refusal = keyof typeof REFUSALS;
