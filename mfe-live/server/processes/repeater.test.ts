import { expect, it } from 'vitest';
import { Repeater } from './repeater';

const fail = (error: unknown): void => {
  throw error;
};

it('runs again for who asks as a run ends, however many microtasks later', async () => {
  for (let steps = 0; steps < 12; steps += 1) {
    let runs = 0;
    const repeater = new Repeater(async () => void (runs += 1), fail);
    void repeater.run();
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    const before = runs;
    await repeater.run();
    expect(runs).toBeGreaterThan(before);
  }
});

it('runs once more for all that ask during a run', async () => {
  const runs: (() => void)[] = [];
  const repeater = new Repeater(() => new Promise<void>((finish) => runs.push(finish)), fail);
  const asked = [repeater.run(), repeater.run(), repeater.run()];
  runs[0]?.();
  for (let step = 0; step < 12; step += 1) await Promise.resolve();
  runs[1]?.();
  await Promise.all(asked);
  expect(runs).toHaveLength(2);
});
