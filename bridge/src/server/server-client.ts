import { createClient } from '@standby/api-client';
import type { DeviceReport } from '@standby/api-client/device-screens';
import type { deviceCodeRoutes, pairedDeviceRoutes } from '@standby/api-client/devices';

const TIMEOUT_MS = 10_000;

type Routes = typeof deviceCodeRoutes & typeof pairedDeviceRoutes;

/**
 * Returns the server's routes for paired devices, as a bridge calls them. All throw if the server does not answer.
 *
 * @param jar keeps the cookie by which the server knows the bridge
 */
export function serverClient(origin: string, jar: { cookie: string | undefined }) {
  const call = createClient<Routes>(`${origin}/api/v1`, async (address, options) => {
    const { cookie } = jar;
    const headers = new Headers(options?.headers);
    headers.set('origin', origin);
    if (cookie !== undefined) headers.set('cookie', cookie);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { ...options, headers, signal });
    const [set] = response.headers.getSetCookie();
    // Renewed now and then; its attributes are for browsers.
    if (set !== undefined) jar.cookie = set.split(';', 1)[0];
    return response;
  });
  return {
    /** Uses a code of the desk. */
    async pair(code: string) {
      const { outcome } = await call('POST /devices/pair', { body: { code } });
      return outcome;
    },
    /** Says that the bridge is there. @returns by how much its clock is ahead of the server's, to half a round trip */
    async beat(report: DeviceReport) {
      const sentAtMs = Date.now();
      const { device, nowMs } = await call('POST /devices/self', { body: { report } });
      const middleMs = (sentAtMs + Date.now()) / 2;
      return { device, clockErrorMs: Math.round(middleMs - nowMs) };
    },
  };
}
