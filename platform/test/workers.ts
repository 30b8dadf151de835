import { availableParallelism } from 'node:os';

/**
 * Number of workers of the unit tests and of the browser tests: one more than the cores, because
 * tests sometimes wait for a process or a timer. At most four cores count, because a container may
 * have fewer than its machine.
 */
export const TEST_WORKERS = Math.min(availableParallelism(), 4) + 1;
