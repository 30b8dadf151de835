/**
 * Runs work one at a time. A call during a run waits for one that begins after it, which all calls of
 * that time share: so the result is never older than the call.
 */
export function createOneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function start(): Promise<void> {
    running = work().finally(() => (running = undefined));
    return running;
  }

  return () => {
    if (!running) return start();
    const afterwards = (): Promise<void> => {
      next = undefined;
      return start();
    };
    next ??= running.then(afterwards, afterwards);
    return next;
  };
}
