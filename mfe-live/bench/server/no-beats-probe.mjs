/*
 * Preloaded into a server: suppresses its beats, which are recognised by their interval, since no
 * other timeout has the same one.
 */
const realSetTimeout = globalThis.setTimeout;
const beatMs = Number(process.env.STANDBY_BENCH_NO_TIMEOUT_OF_MS);

globalThis.setTimeout = Object.assign(
  (callback, delayMs, ...rest) =>
    realSetTimeout(delayMs === beatMs ? () => undefined : callback, delayMs, ...rest),
  realSetTimeout,
);
