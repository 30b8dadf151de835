import { expect, it, vi } from 'vitest';
import { measureLatency } from './latency';

it('measures the round trip to the server, past every cache', async () => {
  const now = vi.fn<() => number>().mockReturnValueOnce(100).mockReturnValue(142.4);
  const ask = vi.fn<typeof fetch>(async () => new Response(null, { status: 404 }));

  expect(await measureLatency(ask, now)).toBe(42);
  expect(ask).toHaveBeenCalledExactlyOnceWith('/', { method: 'HEAD', cache: 'no-store' });
});

it('returns undefined without an answer', async () => {
  const ask = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));

  expect(await measureLatency(ask)).toBeUndefined();
});
