import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journeys as declared } from '../../shell/e2e/journeys.ts';
import { ROOT } from '../root.ts';
import { importedFiles } from './imported-files.ts';
import { globalChange, planSuites, type Journey } from './plan.ts';

const alone = ['mfe-venue', 'mfe-live', 'shared-ui'];
const journeys: Journey[] = [
  { file: 'shell/e2e/walk.spec.ts', imports: new Set(), touches: ['auth', 'live'] },
  {
    file: 'shell/e2e/overrides.spec.ts',
    imports: new Set(['shell/e2e/faults.ts']),
    touches: ['venue'],
  },
];

function plan(files: string[], ...built: string[]): string[] {
  const suites = planSuites({ files, built: new Set(built) }, alone, journeys);
  return suites.map(({ target, reason }) => `${target}: ${reason}`);
}

describe('planSuites', () => {
  it.each<[string, string[], string[], string[]]>([
    [
      'a remote: its own suites and the journeys through it',
      ['mfe-venue/src/domain/room.ts'],
      ['mfe-venue'],
      [
        'mfe-venue/e2e/: its build changes',
        'shell/e2e/overrides.spec.ts: it goes through mfe-venue',
      ],
    ],
    [
      'the shell: every journey, no remote',
      ['shell/src/App.tsx'],
      ['shell'],
      [
        'shell/e2e/walk.spec.ts: the build of the shell changes',
        'shell/e2e/overrides.spec.ts: the build of the shell changes',
      ],
    ],
    [
      'a remote’s own tests: them alone',
      ['mfe-live/e2e/ask.spec.ts'],
      [],
      ['mfe-live/e2e/: mfe-live/e2e/ask.spec.ts changed'],
    ],
    [
      'one journey: it alone',
      ['shell/e2e/walk.spec.ts'],
      [],
      ['shell/e2e/walk.spec.ts: it changed'],
    ],
    [
      'what a journey imports: it alone',
      ['shell/e2e/faults.ts'],
      [],
      ['shell/e2e/overrides.spec.ts: it imports shell/e2e/faults.ts'],
    ],
    ['texts: nothing', ['README.md', 'docs/federation.md', 'mfe-live/README.md'], [], []],
  ])('%s', (_what, files, built, expected) => {
    expect(plan(files, ...built)).toEqual(expected);
  });
});

it('a journey imports what its helpers import, too', () => {
  const imported = importedFiles('shell/e2e/releases.spec.ts', ROOT);
  expect([...imported]).toEqual(
    expect.arrayContaining(['shell/e2e/released.ts', 'tools/composition.ts', 'tools/root.ts']),
  );
});

describe('globalChange', () => {
  it('is a file that belongs to no package', () => {
    const files = ['README.md', 'mfe-venue/src/routes.tsx', 'tsconfig.json'];
    expect(globalChange({ files }, alone)).toBe('tsconfig.json');
    expect(globalChange({ files: files.slice(0, 2) }, alone)).toBeUndefined();
  });
});

it.each(Object.keys(declared))('the journey %s is there', (file) => {
  expect(existsSync(resolve(ROOT, 'shell/e2e', file))).toBe(true);
});
