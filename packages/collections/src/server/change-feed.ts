/** Hears how far the organization's changes have come. */
export interface FeedListener {
  readonly onRevision: (revision: number) => void;
  /** The connection was lost, and did not come back at once. */
  readonly onLost: () => void;
}

export interface ChangeFeed {
  readonly subscribe: (listener: FeedListener) => () => void;
}

export interface ChangeFeedOptions {
  readonly url: string;
  readonly send: typeof fetch;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** The server says something every 20 s: a connection that says nothing for longer is dead. */
const SILENCE_MS = 50_000;

/** Browsers open six connections to a server: a hidden tab releases its own. */
const HIDDEN_MS = 30_000;

/** Answers after which asking again is of no use: signed out, or no member any more. */
const FINAL = new Set([401, 403, 404]);

/** Before the attempt after so many failures; at random, so that not all windows come at once. */
function waitMs(failures: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return longest * (0.5 + Math.random() / 2);
}

/** Waits, unless the network comes back before. */
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

/** Ends a reading that says nothing for too long. */
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
 * The organization's feed of changes: one connection while there are listeners and the page is visible. It
 * reconnects automatically, later after each failure, and at once when the network does.
 */
export function createChangeFeed({ url, send }: ChangeFeedOptions): ChangeFeed {
  const listeners = new Set<FeedListener>();
  let running: AbortController | undefined;
  let hidden: ReturnType<typeof setTimeout> | undefined;

  /** Reads one answer to its end; resolves to whether anything was heard, and whether to ask again. */
  async function read(stop: AbortSignal): Promise<{ hasHeard: boolean; isFinal: boolean }> {
    const request = new AbortController();
    const abort = (): void => request.abort();
    stop.addEventListener('abort', abort, { signal: request.signal });
    // Without a network the connection would look whole until it is silent for too long.
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
      // No connection, or the end of one: the caller waits and tries again.
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
    // A page with an open connection is kept out of the back/forward cache.
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
