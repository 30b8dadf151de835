import { createClient } from '@standby/api-client';
import type { DeviceReport } from '@standby/api-client/device-screens';
import type {
  deviceCodeRoutes,
  DeviceState,
  pairedDeviceRoutes,
} from '@standby/api-client/devices';

const TIMEOUT_MS = 10_000;

type Routes = typeof deviceCodeRoutes & typeof pairedDeviceRoutes;
export type PairOutcome = 'paired' | 'used' | 'expired' | 'unknown' | 'limit-reached';

/** Answer of the server about this bridge, with its time. */
export interface SelfAnswer {
  readonly device: DeviceState;
  /** How far the clock of this machine is ahead of the server's, to half a round trip. */
  readonly clockErrorMs: number;
}

/** The server's routes for paired devices, as a bridge calls them. */
export interface ServerClient {
  /** Uses a code of the desk. @throws if the server does not answer */
  readonly pair: (code: string) => Promise<PairOutcome>;
  /** Says that the bridge is there. @throws if the server does not answer */
  readonly beat: (report: DeviceReport) => Promise<SelfAnswer>;
}

/** @param jar keeps the cookie by which the server knows the bridge */
export function serverClient(
  origin: string,
  jar: { cookie: string | undefined },
  send: typeof fetch = fetch,
): ServerClient {
  const call = createClient<Routes>(`${origin}/api/v1`, async (address, options) => {
    const { cookie } = jar;
    const headers = new Headers(options?.headers);
    headers.set('origin', origin);
    if (cookie !== undefined) headers.set('cookie', cookie);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await send(address, { ...options, headers, signal });
    const [set] = response.headers.getSetCookie();
    // Renewed now and then; its attributes are for browsers.
    if (set !== undefined) jar.cookie = set.split(';', 1)[0];
    return response;
  });
  return {
    async pair(code) {
      const { outcome } = await call('POST /devices/pair', { body: { code } });
      return outcome;
    },
    async beat(report) {
      const sentAtMs = Date.now();
      const { device, nowMs } = await call('POST /devices/self', { body: { report } });
      const middleMs = (sentAtMs + Date.now()) / 2;
      return { device, clockErrorMs: Math.round(middleMs - nowMs) };
    },
  };
}
