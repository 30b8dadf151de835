/** The ten minutes before curtain up, as the public pages show them, and how a countdown is written. Pure. */
export { callsAt, type Call, type CallsAt } from './calls';
export {
  adjust,
  COUNTDOWN_DURATION_MS,
  elapsedShare,
  formatRemaining,
  fullCountdown,
  millisToNextFigure,
  MILLIS_PER_SECOND,
  pause,
  phaseOf,
  remainingAt,
  resume,
  STEP_MS,
  type Countdown,
  type Phase,
} from './countdown';
