import { deviceStateSchema, type PairedState } from '@standby/api-client/devices';
import type { SafeStorage } from '@standby/storage';
import * as v from 'valibot';

const KEY = 'standby:device';

/** The desk’s last assignment, stored for a page that loads while the server is gone. */
export interface DeviceMemory {
  readonly read: () => PairedState | undefined;
  readonly write: (device: PairedState) => void;
  readonly forget: () => void;
}

export function deviceMemory(storage: SafeStorage): DeviceMemory {
  return {
    read() {
      try {
        const device = v.parse(deviceStateSchema, JSON.parse(storage.read(KEY) ?? ''));
        return device.state === 'paired' ? device : undefined;
      } catch {
        return undefined;
      }
    },
    write: (device) => void storage.write(KEY, JSON.stringify(device)),
    forget: () => storage.erase(KEY),
  };
}
