/** A prerequisite that a step opens but does not make itself. */
export type Need = 'build' | 'browsers';

interface Step {
  readonly name: string;
  readonly needs: readonly Need[];
}

/**
 * Steps by stage. The steps of a stage run in parallel, because a single step does not keep two
 * processors busy. All browser suites open the build of the first stage.
 */
const STAGES: readonly (readonly Step[])[] = [
  [{ name: 'build', needs: [] }],
  [
    { name: 'lint', needs: [] },
    { name: 'contract', needs: [] },
    { name: 'unit', needs: [] },
    { name: 'budgets', needs: ['build', 'browsers'] },
  ],
  [{ name: 'e2e', needs: ['build', 'browsers'] }],
  [{ name: 'hours', needs: [] }],
  [{ name: 'late', needs: ['build', 'browsers'] }],
];

export const STEP_NAMES = STAGES.flat().map(({ name }) => name);

/** Steps that open a browser. */
export const BROWSER_STEPS = STAGES.flat()
  .filter(({ needs }) => needs.includes('browsers'))
  .map(({ name }) => name);

interface StageRun {
  /** Names of the steps to run. */
  readonly chosen: readonly string[];
  /** Needs that are missing before the first step. */
  readonly missing: readonly Need[];
  /** Runs a step; resolves to whether it passed. */
  readonly run: (step: string, isAlone: boolean) => Promise<boolean>;
  /** Called instead of `run` for a step with missing needs. */
  readonly skip: (step: string, missing: readonly Need[]) => void;
}

/**
 * Runs all stages, even after a failed step, so that a person sees all failures. A step is skipped
 * only if its needs are missing.
 *
 * @returns whether every chosen step ran and passed
 */
export async function runStages({ chosen, missing, run, skip }: StageRun): Promise<boolean> {
  const lacking = new Set(missing);
  let hasPassed = true;
  for (const stage of STAGES) {
    const steps = stage.filter(({ name }) => chosen.includes(name));
    const outcomes = steps.map(async ({ name, needs }) => {
      const lacks = needs.filter((need) => lacking.has(need));
      if (lacks.length === 0) return run(name, steps.length === 1);
      skip(name, lacks);
      return false;
    });
    const passed = await Promise.all(outcomes);
    if (steps.some(({ name }, place) => name === 'build' && passed[place] === false))
      lacking.add('build');
    hasPassed &&= passed.every(Boolean);
  }
  return hasPassed;
}
