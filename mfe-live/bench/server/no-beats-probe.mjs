/* Loaded into a server before its own code: its beats never come. Nothing else waits for exactly as long. */
const realSetTimeout = globalThis.setTimeout;
const beatMs = Number(process.env.STANDBY_BENCH_NO_TIMEOUT_OF_MS);

globalThis.setTimeout = Object.assign(
  (callback, delayMs, ...rest) =>
    realSetTimeout(delayMs === beatMs ? () => undefined : callback, delayMs, ...rest),
  realSetTimeout,
);
