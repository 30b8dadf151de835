import { MILLIS_PER_MINUTE, spokenDuration } from '@standby/live-room/domain/time/time';

const SECONDS_PER_MINUTE = 60;

/**
 * Returns how long ago something was, in whole minutes, as a person says it.
 * @param nowMs the last full minute, which may lie before `atMs`.
 */
export function ageText(atMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - atMs) / MILLIS_PER_MINUTE);
  if (minutes < 1) return 'less than a minute ago';
  return `${spokenDuration(minutes * SECONDS_PER_MINUTE)} ago`;
}
