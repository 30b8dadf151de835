import { configure, getConfig } from '@testing-library/react';

/** Node's own, also while a test's fake timers are in its place: React's scheduler took it, too. */
const { setImmediate: enqueue } = globalThis as unknown as {
  // Packages are checked without the types of Node.
  setImmediate: (run: () => void) => void;
};

/** Turns of the event loop. What React does in one may leave something for the next. */
const TURNS = 3;

const { asyncWrapper } = getConfig();

// React runs effects a turn after it has changed the page. Testing Library waits for a timer in between, which comes
// before them on a busy machine: a test would meet a page that has not yet moved the focus.
configure({
  async asyncWrapper(run) {
    const result = await asyncWrapper(run);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await new Promise<void>((resolve) => enqueue(resolve));
    }
    return result;
  },
});
