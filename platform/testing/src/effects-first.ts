import { configure, getConfig } from '@testing-library/react';

/**
 * Node's real `setImmediate`, even while a test replaces it by fake timers. React's scheduler has
 * kept the real one, too.
 */
const { setImmediate: enqueue } = globalThis as unknown as {
  // Packages are checked without Node's types.
  setImmediate: (run: () => void) => void;
};

/** Turns of the event loop to wait. React may schedule work in one turn for the next. */
const TURNS = 3;

const { asyncWrapper } = getConfig();

// React runs effects one turn after it has changed the page. Testing Library waits for a timer,
// which may fire before the effects on a busy machine. A test would then see a page that has not
// yet moved the focus.
configure({
  async asyncWrapper(run) {
    const result = await asyncWrapper(run);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await new Promise<void>((resolve) => enqueue(resolve));
    }
    return result;
  },
});
