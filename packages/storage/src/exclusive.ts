/** Runs tasks of one name one after the other, in all windows of the browser. */
export type Exclusive = <R>(task: () => R) => Promise<R>;

/** The part of `navigator.locks` that this module uses. */
export interface Locks {
  request(name: string, task: () => Promise<void>): Promise<unknown>;
}

/**
 * Time by which the lock outlives the task. One window's write to localStorage reaches another window's process a few
 * milliseconds later, and the lock may get there first. A test in Chromium had three windows that wrote 300 values at
 * once. It lost 100 writes without a lock, and 26 with a lock that ended with the task. A lock that lasted 10 ms longer
 * lost none.
 */
const LINGER_MS = 50;

/**
 * Creates a runner for tasks of one name. Tasks are synchronous, so they cannot interleave within a window; the lock
 * excludes the other windows. This window's next task does not wait for its own lingering lock. If locks are missing
 * (an old browser, or blocked storage), tasks run at once.
 */
export function createExclusive(name: string, locks: Locks | undefined): Exclusive {
  let isHeld = false;
  let tasksRun = 0;

  async function linger(): Promise<void> {
    let seen: number;
    do {
      seen = tasksRun;
      await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
    } while (seen !== tasksRun);
  }

  return async (task) => {
    if (!locks || isHeld) {
      tasksRun += 1;
      return task();
    }
    type Outcome = { readonly value: ReturnType<typeof task> } | { readonly error: unknown };
    const outcome = await new Promise<Outcome>((resolve) => {
      let hasRun = false;
      const attempt = (): void => {
        if (hasRun) return;
        hasRun = true;
        try {
          resolve({ value: task() });
        } catch (error) {
          resolve({ error });
        }
      };
      locks
        .request(name, async () => {
          isHeld = true;
          attempt();
          await linger();
          isHeld = false;
        })
        // The browser refused the lock, as it does for documents without an origin: run without it.
        .catch(attempt);
    });
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  };
}
