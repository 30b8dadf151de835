import { dateOf } from '@standby/live-room/domain/time/time';

const FILE_NAME_MAX = 60;

/**
 * Returns a file name with show and date: `hamlet-2025-01-15.csv`.
 * @param timeZone IANA name; the machine's own without one.
 */
export function reportFileName(title: string, atWallMs: number, timeZone?: string): string {
  const name = title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, '-');
  const short = Array.from(name)
    .slice(0, FILE_NAME_MAX)
    .join('')
    .replaceAll(/^-+|-+$/gu, '');
  const date = dateOf(atWallMs, timeZone);
  return `${short || 'show'}-${date}.csv`;
}
