import { createClient } from '@standby/api-client';
import type { DeviceReport } from '@standby/api-client/device-screens';
import type { DeviceState } from '@standby/api-client/devices';
import { readApiBase } from '@standby/contracts';
import { openBrowserStorage } from '@standby/storage';
import { DeviceConnection, type DeviceRoutes } from './device-connection';
import { deviceMemory } from './device-memory';
import { modelOf } from './device-model';
import { version } from '../../../package.json';

interface Battery {
  readonly level: number;
}

/** The Battery API exists only in Chromium, on secure pages. */
type BatteryNavigator = Navigator & { readonly getBattery?: () => Promise<Battery> };

const PERCENT = 100;

/** @param onBattery not called if the browser has no Battery API, or refuses */
async function readBattery(onBattery: (battery: Battery) => void): Promise<void> {
  try {
    const battery = await (navigator as BatteryNavigator).getBattery?.();
    if (battery) onBattery(battery);
  } catch {
    // The device’s report then has no battery level.
  }
}

/** Whether the page fills the screen, even if the browser itself was started in full screen. */
const isFullScreen = (): boolean =>
  document.fullscreenElement !== null ||
  window.matchMedia('(display-mode: fullscreen)').matches ||
  (window.innerWidth >= window.screen.width && window.innerHeight >= window.screen.height);

function openStream(onState: (state: DeviceState) => void, onEnd: () => void): () => void {
  const source = new EventSource(`${readApiBase() ?? ''}/devices/self/stream`);
  source.addEventListener('device', ({ data }: MessageEvent<string>) =>
    onState(JSON.parse(data) as DeviceState),
  );
  source.addEventListener('error', () => {
    // In any other state the browser reopens the stream automatically.
    if (source.readyState === EventSource.CLOSED) onEnd();
  });
  return () => source.close();
}

interface BrowserDevice {
  readonly connection: DeviceConnection;
  /** Sets whether the browser keeps the screen awake, for the report. */
  readonly setAwake: (isAwake: boolean) => void;
  /** Notes that a newer release is available. */
  readonly noteUpdate: () => void;
}

/** Creates this browser’s part of a device. */
export function createBrowserDevice(): BrowserDevice {
  let battery: Battery | undefined;
  let isAwake = true;
  let hasUpdate = false;
  void readBattery((found) => {
    battery = found;
  });
  const report = (): DeviceReport => ({
    version,
    model: modelOf(navigator.userAgent),
    battery: battery ? Math.round(battery.level * PERCENT) : null,
    width: window.innerWidth,
    height: window.innerHeight,
    clockErrorMs: connection.clockErrorMs,
    refusals: [
      ...(isAwake ? [] : (['wake-lock'] as const)),
      ...(isFullScreen() ? [] : (['full-screen'] as const)),
    ],
    hasUpdate,
  });
  const connection = new DeviceConnection({
    api: createClient<DeviceRoutes>(readApiBase() ?? ''),
    openStream,
    report,
    memory: deviceMemory(openBrowserStorage()),
    now: () => Date.now(),
  });
  return {
    connection,
    setAwake: (next) => {
      isAwake = next;
    },
    noteUpdate: () => {
      hasUpdate = true;
    },
  };
}
