/** The server's time less this machine's, as it was known last: for a start without a connection, T5. */
const KEY = 'standby:clock-offset';

export function readClockOffset(storage: () => Pick<Storage, 'getItem'>): number | undefined {
  try {
    const offsetMs = Number.parseFloat(storage().getItem(KEY) ?? '');
    return Number.isFinite(offsetMs) ? offsetMs : undefined;
  } catch {
    return undefined;
  }
}

export function rememberClockOffset(
  storage: () => Pick<Storage, 'setItem'>,
  offsetMs: number,
): void {
  try {
    storage().setItem(KEY, String(Math.round(offsetMs)));
  } catch {
    // A browser that blocks storage measures anew at each start.
  }
}
