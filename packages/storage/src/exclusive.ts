/** Runs tasks of one name one after the other, in all windows of the browser. */
export type Exclusive = <R>(task: () => R) => Promise<R>;

/** The part of `navigator.locks` that is used. */
export interface Locks {
  request(name: string, task: () => Promise<void>): Promise<unknown>;
}

/**
 * How long the lock outlives the task. What one window writes to localStorage reaches another window's
 * process a few milliseconds later, and the lock may get there first: with three windows writing at
 * once in Chromium, 300 writes lost 100 without a lock, 26 with a lock that ended with the task, and
 * none with one that lasted 10 ms longer.
 */
const LINGER_MS = 50;

/**
 * Tasks are synchronous, so within a window they cannot interleave; the lock is for the others. This
 * window's next task does not wait for its own lingering lock. Without locks (an old browser, storage
 * blocked) tasks just run.
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
        // Refused, as to documents without an origin: run without it.
        .catch(attempt);
    });
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  };
}
