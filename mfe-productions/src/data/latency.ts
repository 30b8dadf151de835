/**
 * How long the way to the server that serves the app and back takes, in milliseconds; undefined where
 * no answer comes. The answer itself does not matter, only that it is not from a cache.
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
    // Offline, or the server is down: for the readout that is the same.
    return undefined;
  }
}
