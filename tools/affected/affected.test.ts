import { describe, expect, it } from 'vitest';
import { remoteNames } from '../../federation.config.ts';
import { readJourneys, remotesTouched } from './journeys.ts';
import { planSuites, type Journey, type Suite } from './plan.ts';

const packages = [
  { folder: 'shell', builtFrom: ['shell', 'shared-ui'] },
  { folder: 'mfe-venue', builtFrom: ['mfe-venue', 'shared-collections', 'shared-ui'] },
  { folder: 'mfe-live', builtFrom: ['mfe-live', 'shared-ui'] },
  { folder: 'shared-collections', builtFrom: ['shared-collections', 'shared-ui'] },
  { folder: 'shared-ui', builtFrom: ['shared-ui'] },
];

const journeys: Journey[] = [
  { file: 'shell/e2e/walk.spec.ts', touches: ['auth', 'live'] },
  { file: 'shell/e2e/overrides.spec.ts', touches: ['venue'] },
];

const named = (suites: readonly Suite[]): string[] =>
  suites.map(({ kind, target }) => `${kind} ${target}`);

describe('planSuites', () => {
  it.each<[string, string[], string[]]>([
    [
      'a remote: its own suites and the journeys through it',
      ['mfe-venue/src/domain/room.ts'],
      ['unit mfe-venue', 'e2e mfe-venue', 'e2e shell/e2e/overrides.spec.ts'],
    ],
    [
      'a package that a remote is built from: the remote too',
      ['shared-collections/src/useCollection.ts'],
      [
        'unit mfe-venue',
        'e2e mfe-venue',
        'unit shared-collections',
        'e2e shell/e2e/overrides.spec.ts',
      ],
    ],
    [
      'the shell: every journey, no remote',
      ['shell/src/App.tsx'],
      ['unit shell', 'e2e shell/e2e/walk.spec.ts', 'e2e shell/e2e/overrides.spec.ts'],
    ],
    [
      'a remote’s own tests: them alone',
      ['mfe-live/e2e/ask.spec.ts'],
      ['unit mfe-live', 'e2e mfe-live'],
    ],
    [
      'one journey: it alone',
      ['shell/e2e/walk.spec.ts'],
      ['unit shell', 'e2e shell/e2e/walk.spec.ts'],
    ],
    ['words: nothing', ['README.md', 'docs/federation.md', 'mfe-live/README.md'], []],
  ])('%s', (_what, files, expected) => {
    const plan = planSuites(files, packages, journeys);
    expect(named(plan.suites)).toEqual(expected);
    expect(plan.everything).toBeUndefined();
  });

  it('is everything where a file belongs to no package', () => {
    expect(planSuites(['federation.config.ts'], packages, journeys)).toEqual({
      suites: [],
      everything: 'federation.config.ts',
    });
  });

  it('says why', () => {
    const { suites } = planSuites(['shared-collections/src/a.ts'], packages, journeys);
    expect(suites.map(({ reason }) => reason)).toEqual([
      'it is built from shared-collections, where shared-collections/src/a.ts changed',
      'it is built from shared-collections, where shared-collections/src/a.ts changed',
      'shared-collections/src/a.ts changed',
      'it goes through mfe-venue',
    ]);
  });
});

describe('remotesTouched', () => {
  it.each([
    ["await page.goto('/room/1');", ['live']],
    ["await expect(page).toHaveURL('/dashboard?sort=title');", ['productions']],
    ["withOverrides('/rooms', { venue: origin })", ['venue']],
    ['for (const name of remoteNames) {}', [...remoteNames]],
    ['await expect(page).toHaveURL(/\\/room\\/[^/]+$/u);', ['live']],
    ["await page.goto('/nowhere'); // https://example.org", []],
  ])('reads %s', (code, touched) => {
    expect(remotesTouched(code)).toEqual(touched);
  });

  it('finds every remote in some journey of the shell, and the walk in those that it walks', async () => {
    const real = await readJourneys();
    const walk = real.find(({ file }) => file === 'shell/e2e/walk.spec.ts');
    expect(walk?.touches).toEqual(
      expect.arrayContaining(['marketing', 'auth', 'productions', 'live']),
    );
    expect(new Set(real.flatMap(({ touches }) => touches)).size).toBe(remoteNames.length);
  });
});
