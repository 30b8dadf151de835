/**
 * Measures the round trip to the server of the app in milliseconds; undefined without an answer.
 * The content of the answer does not matter, but it must not come from a cache.
 */
export async function measureLatency(
  ask: typeof fetch = (...request) => window.fetch(...request),
  now: () => number = () => performance.now(),
): Promise<number | undefined> {
  const start = now();
  try {
    await ask('/', { method: 'HEAD', cache: 'no-store' });
    return Math.round(now() - start);
  } catch {
    // The readout does not distinguish a missing network from a server that is down.
    return undefined;
  }
}
