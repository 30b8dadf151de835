/** A countdown as facts, its state at any moment, and its written form. Pure. */
export { callsAt } from './calls';
export {
  adjust,
  clockFigure,
  COUNTDOWN_DURATION_MS,
  elapsedShare,
  formatBalance,
  formatRemaining,
  fullCountdown,
  MILLIS_PER_MINUTE,
  MILLIS_PER_SECOND,
  millisToNextFigure,
  pause,
  phaseOf,
  remainingAt,
  resume,
  shownSeconds,
  STEP_MS,
  type Countdown,
  type Phase,
} from './countdown';
