import { describe, expect, it } from 'vitest';
import { runStages, STEP_NAMES, type Need } from './stages.ts';

/** Runs the stages with the given failing steps and missing needs. */
async function outcome(
  failing: readonly string[],
  missing: readonly Need[] = [],
  chosen = STEP_NAMES,
) {
  const ran: string[] = [];
  const leftOut: string[] = [];
  const hasPassed = await runStages({
    chosen,
    missing,
    run: (step) => {
      ran.push(step);
      return Promise.resolve(!failing.includes(step));
    },
    skip: (step, needs) => leftOut.push(`${step} without ${needs.join(', ')}`),
  });
  return { hasPassed, ran, leftOut };
}

describe('runStages', () => {
  it('runs every step, and passes when all pass', async () => {
    expect(await outcome([])).toEqual({ hasPassed: true, ran: STEP_NAMES, leftOut: [] });
  });

  it.each(['lint', 'unit', 'budgets'])(
    'runs the later stages after %s failed, and fails',
    async (step) => {
      expect(await outcome([step])).toEqual({ hasPassed: false, ran: STEP_NAMES, leftOut: [] });
    },
  );

  it('skips steps that open a build after the build failed, and runs all others', async () => {
    expect(await outcome(['build'])).toEqual({
      hasPassed: false,
      ran: ['build', 'lint', 'contract', 'unit', 'hours'],
      leftOut: ['budgets without build', 'e2e without build', 'late without build'],
    });
  });

  it('skips steps that open a browser if browsers are missing', async () => {
    const { hasPassed, ran, leftOut } = await outcome([], ['browsers']);
    expect(hasPassed).toBe(false);
    expect(ran).toEqual(['build', 'lint', 'contract', 'unit', 'hours']);
    expect(leftOut).toHaveLength(3);
  });

  it('opens the last build if the build step is not chosen', async () => {
    expect(await outcome([], [], ['e2e'])).toEqual({ hasPassed: true, ran: ['e2e'], leftOut: [] });
  });

  it('tells a step whether it runs alone', async () => {
    const alone: string[] = [];
    await runStages({
      chosen: ['lint', 'unit', 'e2e'],
      missing: [],
      run: (step, isAlone) => {
        if (isAlone) alone.push(step);
        return Promise.resolve(true);
      },
      skip: () => undefined,
    });
    expect(alone).toEqual(['e2e']);
  });
});
