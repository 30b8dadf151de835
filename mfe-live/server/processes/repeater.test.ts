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

it('runs once more for all that ask during a run, and none of them waits for who asks later', async () => {
  const runs: (() => void)[] = [];
  const microtasks = async (): Promise<void> => {
    for (let step = 0; step < 12; step += 1) await Promise.resolve();
  };
  const repeater = new Repeater(() => new Promise<void>((finish) => runs.push(finish)), fail);
  const first = repeater.run();
  await microtasks();
  const during = [repeater.run(), repeater.run()];
  runs[0]?.();
  await first;
  await microtasks();
  const later = repeater.run();
  runs[1]?.();
  await Promise.all(during);
  await microtasks();
  expect(runs).toHaveLength(3);
  runs[2]?.();
  await later;
});
