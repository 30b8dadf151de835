/** A listener to the organization's revision. */
export interface FeedListener {
  readonly onRevision: (revision: number) => void;
  /** Called when the connection was lost and did not come back at once. */
  readonly onLost: () => void;
}

export interface ChangeFeed {
  readonly subscribe: (listener: FeedListener) => () => void;
}

interface ChangeFeedOptions {
  readonly url: string;
  readonly send: typeof fetch;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** Timeout of a silent connection: the server sends something every 20 s. */
const SILENCE_MS = 50_000;

/** Milliseconds until a hidden tab closes its connection, because browsers open only six connections to a server. */
const HIDDEN_MS = 30_000;

/** Statuses after which a retry is useless: signed out, or no longer a member. */
const FINAL = new Set([401, 403, 404]);

/** Returns the wait after a number of failures. It is random, so that not all windows reconnect at once. */
function waitMs(failures: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return longest * (0.5 + Math.random() / 2);
}

/** Waits for a time, or until the network comes back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const finish = (): void => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(finish, ms);
    window.addEventListener('online', finish, { signal: over.signal });
    signal.addEventListener('abort', finish, { signal: over.signal });
  });
}

/** Calls back after a silence that is too long. */
function watchSilence(onSilence: () => void): { readonly heard: () => void; end: () => void } {
  let timer = setTimeout(onSilence, SILENCE_MS);
  return {
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, SILENCE_MS);
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * Creates the organization's feed of changes: one connection while there are listeners and the page is visible.
 * It reconnects automatically, later after each failure, and at once when the network comes back.
 */
export function createChangeFeed({ url, send }: ChangeFeedOptions): ChangeFeed {
  const listeners = new Set<FeedListener>();
  let running: AbortController | undefined;
  let hidden: ReturnType<typeof setTimeout> | undefined;

  /** Reads one answer to its end. Resolves to whether a revision came, and whether a retry is useless. */
  async function read(stop: AbortSignal): Promise<{ hasHeard: boolean; isFinal: boolean }> {
    const request = new AbortController();
    const abort = (): void => request.abort();
    stop.addEventListener('abort', abort, { signal: request.signal });
    // A connection without a network would otherwise seem intact until the timeout for silence.
    window.addEventListener('offline', abort, { signal: request.signal });
    const silence = watchSilence(abort);
    let hasHeard = false;
    try {
      const headers = { accept: 'text/event-stream' };
      const response = await send(url, { headers, signal: request.signal, cache: 'no-store' });
      if (FINAL.has(response.status)) return { hasHeard, isFinal: true };
      const reader = response.ok ? response.body?.getReader() : undefined;
      const decoder = new TextDecoder();
      let rest = '';
      for (;;) {
        const part = await reader?.read();
        if (!part || part.done) break;
        silence.heard();
        const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (!line.startsWith('data: ')) continue;
          hasHeard = true;
          for (const listener of listeners) listener.onRevision(Number(line.slice(6)));
        }
      }
    } catch {
      // The connection failed or ended; the caller waits and retries.
    } finally {
      silence.end();
      request.abort();
    }
    return { hasHeard, isFinal: false };
  }

  async function run(stop: AbortSignal): Promise<void> {
    let failures = 0;
    while (!stop.aborted) {
      const { hasHeard, isFinal } = await read(stop);
      if (stop.aborted || isFinal) return;
      failures = hasHeard ? 0 : failures + 1;
      if (failures > 0) for (const listener of listeners) listener.onLost();
      await pause(waitMs(failures), stop);
    }
  }

  function start(): void {
    clearTimeout(hidden);
    if (running || listeners.size === 0 || document.hidden) return;
    running = new AbortController();
    void run(running.signal);
  }

  function stop(): void {
    clearTimeout(hidden);
    running?.abort();
    running = undefined;
  }

  const handleVisibility = (): void => {
    if (document.hidden) hidden = setTimeout(stop, HIDDEN_MS);
    else start();
  };

  function listen(): void {
    document.addEventListener('visibilitychange', handleVisibility);
    // The back/forward cache refuses a page with an open connection.
    window.addEventListener('pagehide', stop);
    window.addEventListener('pageshow', start);
    start();
  }

  function stopListening(): void {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', stop);
    window.removeEventListener('pageshow', start);
    stop();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) listen();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening();
      };
    },
  };
}
