import type { SafeStorage } from '@standby/storage';

/** The server's time less this machine's, as it was known last: for a start without a connection, T5. */
const KEY = 'standby:clock-offset';

export function readClockOffset(storage: SafeStorage): number | undefined {
  const offsetMs = Number.parseFloat(storage.read(KEY) ?? '');
  return Number.isFinite(offsetMs) ? offsetMs : undefined;
}

export function rememberClockOffset(storage: SafeStorage, offsetMs: number): void {
  storage.write(KEY, String(Math.round(offsetMs)));
}
