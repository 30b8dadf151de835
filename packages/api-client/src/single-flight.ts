/**
 * Creates a function that runs the work once at a time. Calls during a run share one further run, which begins
 * after it. A result is therefore never older than its call.
 */
export function createSingleFlight(work: () => Promise<void>): () => Promise<void> {
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
