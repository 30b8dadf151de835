import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { TURBO, turboEnvironment } from '../build-cache.ts';
import { ROOT } from '../root.ts';
import { gitLines } from './changes.ts';
import { reach, readModuleGraph, type ModuleGraph } from './module-graph.ts';
import { planSuites, type Change, type Plan } from './plan.ts';
import { jsonReport } from './report.ts';
import { browserSuites, unitSuites, type Suite } from './suites.ts';
import { entriesOf, packagesOf, readWorkspace, type Workspace } from './workspace.ts';

let workspace: Workspace;
let graph: ModuleGraph;
let browser: readonly Suite[];
let unit: readonly Suite[];

beforeAll(async () => {
  workspace = readWorkspace(gitLines(ROOT, 'ls-files', '-co', '--exclude-standard'), ROOT);
  graph = await readModuleGraph(entriesOf(workspace), ROOT);
  browser = browserSuites(graph, workspace);
  unit = unitSuites(graph, workspace);
}, 120_000);

const changeOf = (file: string, hasCode = true): Change => ({ file, hasCode, isSameCode: false });

const plan = (...changes: readonly Change[]): Plan =>
  planSuites(changes, graph, packagesOf(workspace), { browser, unit });

const planOf = (file: string, hasCode = true): Plan => plan(changeOf(file, hasCode));

const targets = (file: string): string[] => planOf(file).suites.map(({ target }) => target);

describe('what a change concerns', () => {
  it.each<[string, string, string[], string[]]>([
    [
      'rules of one screen: its suites, and the journeys that open it',
      'mfe-venue/src/domain/pairing.ts',
      ['mfe-venue/e2e/pairing.spec.ts', 'shell/e2e/singletons.spec.ts'],
      [
        'mfe-live/',
        'mfe-venue/e2e/create-room',
        'shared-ui/',
        'shell/e2e/theme',
        'shell/e2e/overrides',
      ],
    ],
    [
      'one screen of many: the suites of its remote that open it',
      'mfe-live/src/screens/Ask/Ask.tsx',
      ['mfe-live/e2e/ask.spec.ts', 'shell/e2e/hostile-live-room.spec.ts'],
      ['mfe-live/e2e/keys', 'mfe-venue/', 'shell/e2e/top-nav'],
    ],
    [
      'rules of all screens of a remote',
      'mfe-venue/src/domain/room.ts',
      ['mfe-venue/e2e/create-room.spec.ts', 'shell/e2e/overrides.spec.ts'],
      [
        'mfe-live/',
        'mfe-auth/',
        'shared-ui/',
        'shell/e2e/connected/live-room',
        'shell/e2e/errors',
        'shell/e2e/hostile-live-room',
        'shell/e2e/theme',
      ],
    ],
    [
      'a part of the design system: those whose screens use it',
      'shared-ui/src/components/QrCode/QrCode.tsx',
      [
        'mfe-venue/e2e/pairing.spec.ts',
        'mfe-live/e2e/share.spec.ts',
        'shared-ui/e2e/gallery.spec.ts',
      ],
      ['mfe-auth/', 'mfe-marketing/', 'mfe-productions/'],
    ],
    [
      'the gallery: it alone',
      'shared-ui/gallery/sections/Actions.tsx',
      ['shared-ui/e2e/gallery.spec.ts'],
      ['mfe-', 'shell/'],
    ],
    [
      'what journeys import: them alone',
      'shell/e2e/faults.ts',
      ['shell/e2e/failures.spec.ts', 'shell/e2e/fault-matrix.spec.ts'],
      ['mfe-', 'shared-ui/', 'shell/e2e/theme', 'shell/e2e/engines/'],
    ],
    [
      'what tests of a remote import: them alone',
      'mfe-live/e2e/fake-controller.ts',
      ['mfe-live/e2e/viewer.spec.ts'],
      ['mfe-live/e2e/keys', 'shell/'],
    ],
    [
      'a route of the server: connected mode alone',
      'server/src/organizations/plugin.ts',
      ['shell/e2e/connected/organization.spec.ts'],
      ['mfe-', 'shared-ui/', 'shell/e2e/engines/', 'shell/e2e/theme'],
    ],
    [
      'an area of the server: the connected suites that go to its remote',
      'mfe-live/server/area.ts',
      ['shell/e2e/connected/live-room.spec.ts'],
      ['mfe-', 'shell/e2e/connected/organization', 'shell/e2e/theme'],
    ],
    [
      'how the shell is built: journeys, no remote alone',
      'tools/vite/boot-preloads-plugin.ts',
      ['shell/e2e/theme.spec.ts'],
      ['mfe-', 'shared-ui/'],
    ],
    [
      'a program: the suites that start it',
      'tools/dev/main.ts',
      ['shell/e2e/dev/dev.spec.ts'],
      ['mfe-', 'shared-ui/', 'shell/e2e/theme', 'shell/e2e/engines/'],
    ],
    [
      'releases: the suites that release',
      'release-cli/src/gate.ts',
      ['shell/e2e/releases.spec.ts', 'shell/e2e/dev/foreign-remote.spec.ts'],
      ['mfe-', 'shell/e2e/theme'],
    ],
    [
      'what is served beside the modules: all that is made of the package',
      'shared-ui/public/theme.js',
      ['mfe-auth/e2e/journeys.spec.ts', 'shell/e2e/theme.spec.ts'],
      [],
    ],
    ['a bench: none', 'tools/bench/main.ts', [], ['mfe-', 'shared-ui/', 'shell/']],
    ['a text: none', 'docs/federation.md', [], ['mfe-', 'shared-ui/', 'shell/']],
  ])('%s', (_what, file, concerned, spared) => {
    expect(planOf(file).everything).toBeUndefined();
    const found = targets(file);
    expect(found).toEqual(expect.arrayContaining(concerned));
    expect(found.filter((target) => spared.some((start) => target.startsWith(start)))).toEqual([]);
  });

  it('is everything for a file of no package', () => {
    expect(planOf('pnpm-lock.yaml').everything).toBe('pnpm-lock.yaml');
    expect(planOf('turbo.json').everything).toBe('turbo.json');
  });

  it('is nothing for types alone', () => {
    expect(planOf('shared-ui/src/tone.ts', false).suites).toEqual([]);
  });

  it('is for unit tests what they import, and any file for those that read files', () => {
    const found = planOf('mfe-venue/src/domain/pairing.ts').unit.map(({ target }) => target);
    expect(found).toContain('mfe-venue/src/domain/pairing.test.ts');
    expect(found).toContain('tools/lockfile.test.ts');
    expect(found).not.toContain('mfe-venue/src/domain/room.test.ts');
    expect(found.some((file) => file.startsWith('mfe-live/'))).toBe(false);
  });

  it.each([
    ['mfe-venue/src/domain/room.ts', 29],
    ['mfe-venue/src/domain/pairing.ts', 12],
    ['mfe-productions/src/domain/show.ts', 26],
    ['mfe-live/src/screens/Ask/Ask.tsx', 13],
  ])('of the shell’s suites %s concerns at most %i', (file, most) => {
    const ofShell = targets(file).filter((target) => target.startsWith('shell/'));
    expect(ofShell.length, ofShell.join(' ')).toBeLessThanOrEqual(most);
  });

  it('says why', () => {
    const { suites } = planOf('mfe-venue/src/domain/pairing.ts');
    expect(suites.find(({ target }) => target === 'mfe-venue/e2e/pairing.spec.ts')?.reason).toBe(
      'mfe-venue/src/screens/AddDevice/AddDevice.tsx imports mfe-venue/src/domain/pairing.ts',
    );
  });
});

describe('the report for other programs', () => {
  const read = (since: string, ...changes: readonly Change[]): unknown => {
    const json = jsonReport(since, changes, plan(...changes));
    expect(json.split('\n')).toHaveLength(1);
    return JSON.parse(json);
  };

  it('has the commit, the files, the suites and the unit tests with their reasons', () => {
    const pairing = 'mfe-venue/src/domain/pairing.ts';
    const report = read('main', changeOf(pairing), changeOf('docs/federation.md'));
    expect(report).toEqual({
      since: 'main',
      files: [pairing, 'docs/federation.md'],
      suites: planOf(pairing).suites,
      unit: planOf(pairing).unit,
    });
    const lockfile = {
      target: 'tools/lockfile.test.ts',
      reason: 'it reads files of the workspace',
    };
    expect(planOf(pairing).unit).toContainEqual(lockfile);
    expect(Object.keys(planOf(pairing).suites[0] ?? {})).toEqual(['target', 'reason']);
  });

  it('names a file that may concern everything', () => {
    expect(read('main', changeOf('turbo.json'))).toMatchObject({ everything: 'turbo.json' });
  });

  it('has empty lists where nothing is concerned', () => {
    const text = changeOf('docs/federation.md');
    expect(read('HEAD', text)).toEqual({ since: 'HEAD', files: [text.file], suites: [], unit: [] });
  });
});

/** Of a task that a package does not have. */
const NO_COMMAND = '<NONEXISTENT>';

it('what builds and their configs import is in the keys of the cache', () => {
  const run = [TURBO, 'run', 'build', 'build:standalone', '--dry-run=json'];
  const options = { cwd: ROOT, encoding: 'utf8', env: turboEnvironment() } as const;
  const { stdout } = spawnSync(process.execPath, run, { ...options, maxBuffer: 64 * 1024 * 1024 });
  const { globalCacheInputs, tasks } = JSON.parse(stdout) as {
    globalCacheInputs: { files: Record<string, string> };
    tasks: {
      task: string;
      command: string;
      taskId: string;
      directory: string;
      dependencies: string[];
      inputs: object;
    }[];
  };
  const inputsOf = (taskId: string): string[] => {
    const task = tasks.find((found) => found.taskId === taskId);
    if (!task) return [];
    const own = Object.keys(task.inputs).map((file) => join(task.directory, file));
    return [...own, ...task.dependencies.flatMap(inputsOf)];
  };
  const builds = tasks.filter(
    ({ task, command }) => task.startsWith('build') && command !== NO_COMMAND,
  );
  const built = (name: string): string[] =>
    builds.flatMap(({ task, directory }) => (task === name ? [directory] : []));
  const packages = ['shell', ...workspace.remotes.map(({ folder }) => folder)];
  expect(built('build').toSorted()).toEqual(expect.arrayContaining(packages));
  for (const { taskId, directory } of builds) {
    const keys = new Set([...Object.keys(globalCacheInputs.files), ...inputsOf(taskId)]);
    const starts = [
      `${directory}/vite.config.ts`,
      ...['src/main.tsx', 'src/routes.tsx', 'src/prerender/prerender.tsx', 'gallery/main.tsx']
        .map((file) => `${directory}/${file}`)
        .filter((file) => graph.has(file)),
    ];
    const imported = reach(graph, starts, () => true).keys();
    const missing = Array.from(imported).filter((file) => graph.has(file) && !keys.has(file));
    expect(missing, taskId).toEqual([]);
  }
});
