/** A countdown as facts, what follows from them at a moment, and how it is written. Pure. */
export { callsAt } from './calls';
export {
  adjust,
  balanceAt,
  clockFigure,
  COUNTDOWN_DURATION_MS,
  elapsedShare,
  formatBalance,
  formatRemaining,
  fullCountdown,
  millisToNextFigure,
  overrunAt,
  pause,
  phaseOf,
  remainingAt,
  resume,
  shownSeconds,
  STEP_MS,
  zeroAt,
  type Countdown,
  type Phase,
} from './countdown';
