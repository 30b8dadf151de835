import type { RoomState } from '../state/room-schema';

/*
 * Flash asks for attention without endangering anyone. Three pulses of 400 ms are 2.5 per second,
 * below the three flashes per second of WCAG 2.3.1. The cooldown after them keeps repeated flashes
 * below it, too.
 */

const FLASH_PULSES = 3;
export const FLASH_PULSE_MS = 400;
const FLASH_MS = FLASH_PULSES * FLASH_PULSE_MS;
/** Minimum in ms from the start of a flash to the start of the next one. */
export const FLASH_COOLDOWN_MS = 2_000;

export type FlashPhase = 'lit' | 'dark' | 'over';

/**
 * Returns the phase of a flash. A viewer that opens during a flash sees only the remaining pulses.
 */
export function flashPhase(flash: RoomState['flash'], nowMs: number): FlashPhase {
  if (!flash) return 'over';
  const since = nowMs - flash.atMs;
  if (since < 0 || since >= FLASH_MS) return 'over';
  return since % FLASH_PULSE_MS < FLASH_PULSE_MS / 2 ? 'lit' : 'dark';
}

/** Whether a new flash would follow the last one too soon. */
export function isCoolingDown(flash: RoomState['flash'], nowMs: number): boolean {
  return flash !== null && Math.abs(nowMs - flash.atMs) < FLASH_COOLDOWN_MS;
}
