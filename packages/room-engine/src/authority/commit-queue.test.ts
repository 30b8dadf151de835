import { describe, expect, it } from 'vitest';
import { CommitQueue } from './commit-queue';

/** Steps of the microtask queue, of which the end of a run takes a few. */
const STEPS = Array.from({ length: 12 }, (_, steps) => steps);

async function microtasks(count: number): Promise<void> {
  for (let step = 0; step < count; step += 1) await Promise.resolve();
}

describe('a submission that arrives as a run ends', () => {
  it.each(STEPS)('is stored, %i microtasks after the one before', async (steps) => {
    const stored: string[] = [];
    const queue = new CommitQueue<string>({
      store: async (submissions) => void stored.push(...submissions),
      onFail: (_, error) => expect.unreachable(String(error)),
    });
    queue.submit('first');
    await microtasks(steps);
    queue.submit('second');
    await queue.settled();
    expect(stored).toEqual(['first', 'second']);
  });

  it('is read if another process stored it', async () => {
    for (const steps of STEPS) {
      let runs = 0;
      const queue = new CommitQueue<string>({
        store: async () => void (runs += 1),
        onFail: (_, error) => expect.unreachable(String(error)),
      });
      queue.catchUp();
      await microtasks(steps);
      const before = runs;
      queue.catchUp();
      await queue.settled();
      expect(runs).toBeGreaterThan(before);
    }
  });
});

describe('waiting submissions', () => {
  it('go into the next commit together, and a failure reaches only its own submissions', async () => {
    const commits: (readonly string[])[] = [];
    const failed: string[] = [];
    const queue = new CommitQueue<string>({
      async store(submissions) {
        commits.push(submissions);
        await Promise.resolve();
        if (submissions.includes('bad')) throw new Error('not stored');
      },
      onFail: (submissions) => failed.push(...submissions),
    });
    for (const submission of ['bad', 'a', 'b']) queue.submit(submission);
    await queue.settled();
    expect(commits).toEqual([['bad'], ['a', 'b']]);
    expect(failed).toEqual(['bad']);
  });
});
