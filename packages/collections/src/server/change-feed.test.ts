import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChangeFeed } from './change-feed';

/** Creates a server whose streams a test writes to and ends. */
function createStreams() {
  const streams: { write: (text: string) => void; end: () => void; signal: AbortSignal }[] = [];
  let status = 200;
  let isReachable = true;
  const send: typeof fetch = async (_, init) => {
    const signal = init?.signal;
    if (!signal) throw new TypeError('The feed must be able to end its request');
    if (!isReachable) throw new TypeError('Failed to fetch');
    if (status !== 200) return new Response(null, { status });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const encoder = new TextEncoder();
        const end = (): void => controller.close();
        signal.addEventListener('abort', () => controller.error(signal.reason));
        streams.push({ write: (text) => controller.enqueue(encoder.encode(text)), end, signal });
      },
    });
    return new Response(body);
  };
  return {
    streams,
    send,
    answer: (next: number) => (status = next),
    unplug: (isUnplugged: boolean) => (isReachable = !isUnplugged),
  };
}

const LONGEST_WAIT_MS = 30_000;

let server: ReturnType<typeof createStreams>;
const onRevision = vi.fn<(revision: number) => void>();
const onLost = vi.fn<() => void>();
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  onRevision.mockReset();
  onLost.mockReset();
  server = createStreams();
  const feed = createChangeFeed({ url: '/changes', send: server.send });
  leave = feed.subscribe({ onRevision, onLost });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the change feed', () => {
  it('reports each revision, however the network splits the text', async () => {
    await pass();
    server.streams[0]?.write('retry: 1000\n\nid: 3\nevent: revision\nda');
    server.streams[0]?.write('ta: 3\n\n:\n\ndata: 12\n\n');
    await pass();
    expect(onRevision.mock.calls).toEqual([[3], [12]]);
  });

  it('is one connection for all listeners, which ends with the last one', async () => {
    const feed = createChangeFeed({ url: '/changes', send: server.send });
    const [one, two] = [1, 2].map(() => feed.subscribe({ onRevision, onLost }));
    await pass();
    expect(server.streams).toHaveLength(2);
    one?.();
    expect(server.streams[1]?.signal.aborted).toBe(false);
    two?.();
    expect(server.streams[1]?.signal.aborted).toBe(true);
  });

  it('reconnects when it ended, silently if that succeeds', async () => {
    await pass();
    server.streams[0]?.write('data: 1\n\n');
    server.streams[0]?.end();
    await pass(1000);
    expect(server.streams).toHaveLength(2);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('reports its loss, retries with growing pauses, and at once when the network is back', async () => {
    await pass();
    server.streams[0]?.write('data: 1\n\n');
    await pass();
    server.unplug(true);
    window.dispatchEvent(new Event('offline'));
    await pass(1000);
    expect(onLost).toHaveBeenCalled();
    await pass(10 * LONGEST_WAIT_MS);
    const attempts = onLost.mock.calls.length;
    await pass(LONGEST_WAIT_MS);
    expect(onLost.mock.calls.length - attempts).toBeLessThanOrEqual(2);
    server.unplug(false);
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(server.streams).toHaveLength(2);
  });

  it('treats a connection that is silent for too long as lost', async () => {
    await pass();
    server.streams[0]?.write(':\n\n');
    await pass(49_000);
    expect(server.streams[0]?.signal.aborted).toBe(false);
    await pass(2000);
    expect(server.streams).toHaveLength(2);
  });

  it.each([401, 403, 404])('does not retry after %i', async (status) => {
    server.answer(status);
    await pass();
    server.streams[0]?.end();
    await pass(10 * LONGEST_WAIT_MS);
    expect(server.streams).toHaveLength(1);
  });

  it('closes its connection while the page is hidden', async () => {
    await pass();
    setHidden(true);
    await pass(29_000);
    expect(server.streams[0]?.signal.aborted).toBe(false);
    await pass(2000);
    expect(server.streams[0]?.signal.aborted).toBe(true);
    setHidden(false);
    await pass();
    expect(server.streams).toHaveLength(2);
  });
});
