import { CUES_MAX } from '../cues/cue-schema';
import { PROPOSALS_MAX } from '../cues/cue-sheet';
import { STAGE_MOVES_MAX } from '../running/running-schema';
import { MESSAGE_MAX } from './messages';
import { SCREENS_MAX } from './screen-settings';
import { ANSWERS_MAX, HOLD_MAX_MINUTES, OWN_CALLS_MAX } from './call-schemas';
import { PRESETS_MAX, TIMERS_MAX } from './room-schema';

/** Reasons why a command has no effect, with the messages for the person who gave it. */
export const REFUSALS = {
  'unknown-timer': 'This timer no longer exists.',
  'already-running': 'This timer is already running.',
  'not-running': 'This timer is not running.',
  'nothing-to-reset': 'This timer is already at its full time.',
  'not-ahead': 'This time has passed. Choose a later one.',
  'not-reset': 'Reset this timer first: only a timer at its full time can start automatically.',
  'at-zero': 'There is no time left to take.',
  'at-limit': 'A timer can have at most 24 hours.',
  'already-selected': 'This timer is already live.',
  'not-started': 'This timer has not been started.',
  'already-ended': 'This timer has already ended.',
  'too-many-timers': `A room can have at most ${TIMERS_MAX} timers. Remove one to add another.`,
  'last-timer': 'A room needs at least one timer.',
  'id-taken': 'This was already added.',
  'unknown-message': 'This message no longer exists.',
  'already-shown': 'Viewers already show this message.',
  'nothing-shown': 'Viewers show no message.',
  'too-many-presets': `A room can have at most ${PRESETS_MAX} presets of its own. Remove one first.`,
  'too-many-screens': `A room can name at most ${SCREENS_MAX} screens. Remove the name of one first.`,
  'flash-cooldown': 'Wait two seconds between flashes.',
  'no-curtain': 'Set the curtain time first.',
  'curtain-up': 'The curtain is already up.',
  'held-too-long': `A curtain can be held for at most ${HOLD_MAX_MINUTES} minutes. Set another curtain time.`,
  'call-given': 'This call has already been given.',
  'unknown-call': 'This call no longer exists.',
  'too-many-calls': `A room can have at most ${OWN_CALLS_MAX} calls of its own. Remove one first.`,
  'call-not-given': 'This call has not been given.',
  'already-answered': 'This name has already answered.',
  'too-many-answers': `A call can have at most ${ANSWERS_MAX} answers.`,
  empty: 'Write something first.',
  'too-long': `A message can have at most ${MESSAGE_MAX} characters.`,
  'no-change': 'Nothing would change.',
  'not-allowed': 'This window only shows the room. Use a controller to change it.',
  'unknown-cue': 'This cue is no longer in the sheet.',
  'unknown-department': 'Add this department to the sheet first.',
  'number-taken': 'This department already has a cue with that number.',
  'cue-changed': 'Someone else changed this cell.',
  'too-many-cues': `A sheet can have at most ${CUES_MAX} cues.`,
  'department-in-use': 'This department still has cues.',
  'sheet-locked': 'The sheet is locked for the show. Propose the change instead.',
  'too-many-proposals': `${PROPOSALS_MAX} changes are already proposed. Decide on some first.`,
  'unknown-proposal': 'This proposal no longer exists.',
  'not-on-book': 'This desk is not on the book.',
  'book-taken': 'Someone else is on the book.',
  'show-held': 'The show is stopped. Resume it first.',
  'cue-gone': 'This cue has already gone.',
  'not-next': 'This is no longer the next cue.',
  'too-soon': 'This GO came too soon after the last one, and was ignored.',
  'needs-standby': 'No standby was given for this cue.',
  'unknown-move': 'This row is no longer in the running sheet.',
  'move-changed': 'Someone else changed this row.',
  'too-many-moves': `A running sheet can have at most ${STAGE_MOVES_MAX} rows.`,
  locked: 'This desk is locked. Unlock it to act.',
  'too-late': 'A change can be undone for 10 seconds.',
} as const;

export type Refusal = keyof typeof REFUSALS;
