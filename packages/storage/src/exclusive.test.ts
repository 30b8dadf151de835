import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Locks, createExclusive } from './exclusive';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Grants one request after the other, as the browser does for all of its windows. */
function createFakeLocks(): Locks {
  let last: Promise<void> = Promise.resolve();
  return {
    request(_, task) {
      last = last.then(task);
      return last;
    },
  };
}

it('returns the task’s result, or throws its error', async () => {
  for (const locks of [undefined, createFakeLocks()]) {
    const exclusive = createExclusive('shows', locks);

    await expect(exclusive(() => 'done')).resolves.toBe('done');
    await expect(
      exclusive(() => {
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
  }
});

it('makes another window wait until this window’s write has arrived there', async () => {
  const locks = createFakeLocks();
  const [here, there] = [createExclusive('shows', locks), createExclusive('shows', locks)];
  const acts: string[] = [];

  await here(() => acts.push('here'));
  const other = there(() => acts.push('there'));
  await vi.advanceTimersByTimeAsync(49);
  expect(acts).toEqual(['here']);

  await vi.advanceTimersByTimeAsync(1);
  await other;
  expect(acts).toEqual(['here', 'there']);
});

it('does not make a window wait for its own lock, and extends the lock', async () => {
  const locks = createFakeLocks();
  const [here, there] = [createExclusive('shows', locks), createExclusive('shows', locks)];
  const acts: string[] = [];

  await here(() => acts.push('first'));
  await vi.advanceTimersByTimeAsync(40);
  await here(() => acts.push('second'));
  const other = there(() => acts.push('other'));
  await vi.advanceTimersByTimeAsync(50);
  expect(acts).toEqual(['first', 'second']);

  await vi.advanceTimersByTimeAsync(50);
  await other;
  expect(acts).toEqual(['first', 'second', 'other']);
});

it('runs once, without the lock, when the browser refuses one', async () => {
  const refusing: Locks = { request: () => Promise.reject(new Error('no locks here')) };
  const failingLater: Locks = {
    async request(_, task) {
      void task();
      throw new Error('stolen');
    },
  };

  for (const locks of [refusing, failingLater]) {
    const task = vi.fn<() => string>(() => 'done');
    await expect(createExclusive('shows', locks)(task)).resolves.toBe('done');
    await vi.runAllTimersAsync();
    expect(task).toHaveBeenCalledTimes(1);
  }
});
