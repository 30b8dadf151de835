import type { Tone } from '@standby/shared-ui';
import { phaseOf } from '@standby/contracts/countdown';

/** Returns the state of a countdown as a word, with its tone. */
export function stateOf(remainingMs: number, isRunning: boolean): { tone: Tone; word: string } {
  const phase = phaseOf(remainingMs);
  if (phase === 'time') return { tone: 'stop', word: 'Time' };
  if (!isRunning) return { tone: 'neutral', word: 'Paused' };
  return phase === 'standby'
    ? { tone: 'standby', word: 'Standby' }
    : { tone: 'go', word: 'Running' };
}
