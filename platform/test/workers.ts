import { availableParallelism } from 'node:os';

/**
 * Workers of the unit tests and of the browser tests: one more than cores, as a test now and then waits for a process or a
 * timer. More than four cores are not counted, as a container may be lent fewer than its machine has.
 */
export const TEST_WORKERS = Math.min(availableParallelism(), 4) + 1;
