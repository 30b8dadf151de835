import type { SafeStorage } from '@standby/storage';

/** Key of the last known offset of the server’s clock, for a start without a connection, T5. */
const KEY = 'standby:clock-offset';

export function readClockOffset(storage: SafeStorage): number | undefined {
  const offsetMs = Number.parseFloat(storage.read(KEY) ?? '');
  return Number.isFinite(offsetMs) ? offsetMs : undefined;
}

export function rememberClockOffset(storage: SafeStorage, offsetMs: number): void {
  storage.write(KEY, String(Math.round(offsetMs)));
}
