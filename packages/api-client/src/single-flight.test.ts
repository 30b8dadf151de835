import { expect, it } from 'vitest';
import { createSingleFlight } from './single-flight';

it('runs again for a call that comes as a run ends, however many microtasks later', async () => {
  for (let steps = 0; steps < 12; steps += 1) {
    let runs = 0;
    const run = createSingleFlight(async () => void (runs += 1));
    void run();
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    const before = runs;
    await run();
    expect(runs).toBeGreaterThan(before);
  }
});

it('runs once more for all calls during a run, and none of them waits for a later call', async () => {
  const runs: (() => void)[] = [];
  const microtasks = async (): Promise<void> => {
    for (let step = 0; step < 12; step += 1) await Promise.resolve();
  };
  const run = createSingleFlight(() => new Promise<void>((finish) => runs.push(finish)));
  const first = run();
  await microtasks();
  const during = [run(), run()];
  runs[0]?.();
  await first;
  await microtasks();
  const later = run();
  runs[1]?.();
  await Promise.all(during);
  await microtasks();
  expect(runs).toHaveLength(3);
  runs[2]?.();
  await later;
});
