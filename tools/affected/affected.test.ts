import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TURBO, turboEnvironment } from '../build-cache.ts';
import { ROOT } from '../root.ts';
import { gitLines, readChanges } from './changes.ts';
import { LOADED_BY_PATH } from './loaded-by-path.ts';
import { reach, readModuleGraph, type ModuleGraph } from './module-graph.ts';
import { unlistedRoutes } from './opened-routes.ts';
import { planSuites, type Plan } from './plan.ts';
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

function planOf(file: string, hasCode = true): Plan {
  const changes = [{ file, hasCode, isSameCode: false }];
  return planSuites(changes, graph, packagesOf(workspace), { browser, unit });
}

const targets = (file: string): string[] => planOf(file).suites.map(({ target }) => target);

describe('what a change concerns', () => {
  it.each<[string, string, string[], string[]]>([
    [
      'rules of one screen: its suites, and the journeys that open it',
      'mfe-venue/src/domain/pairing.ts',
      ['mfe-venue/e2e/pairing.spec.ts', 'shell/e2e/singletons.spec.ts'],
      ['mfe-live/', 'mfe-venue/e2e/rooms', 'shared-ui/', 'shell/e2e/theme', 'shell/e2e/overrides'],
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
      ['mfe-venue/e2e/rooms.spec.ts', 'shell/e2e/overrides.spec.ts'],
      ['mfe-live/', 'mfe-auth/', 'shared-ui/', 'shell/e2e/hostile-live-room'],
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

  it('says why', () => {
    const { suites } = planOf('mfe-venue/src/domain/pairing.ts');
    expect(suites.find(({ target }) => target === 'mfe-venue/e2e/pairing.spec.ts')?.reason).toBe(
      'mfe-venue/src/screens/AddDevice/AddDevice.tsx imports mfe-venue/src/domain/pairing.ts',
    );
  });
});

describe('what is listed by hand', () => {
  it('suites are there, and so are the routes that they open', () => {
    const routes = workspace.remotes.flatMap(({ screens }) => Object.keys(screens));
    expect(workspace.files).toEqual(expect.arrayContaining(Object.keys(workspace.opened)));
    for (const [suite, opens] of Object.entries(workspace.opened)) {
      expect(routes, suite).toEqual(expect.arrayContaining([...opens]));
    }
  });

  it('modules and what they load by path are there', () => {
    for (const [module, loaded] of Object.entries(LOADED_BY_PATH)) {
      for (const file of [module, ...loaded])
        expect(existsSync(resolve(ROOT, file)), file).toBe(true);
    }
  });

  it('a route that a suite opens and does not list is named', () => {
    const known = { ...workspace, opened: { 'a.spec.ts': ['/rooms'] } };
    const paths = ['/rooms', '/room/hamlet', '/nope'];
    expect(unlistedRoutes('a.spec.ts', paths, known)).toEqual(['/room/:roomId']);
    expect(unlistedRoutes('b.spec.ts', paths, known)).toEqual([]);
    const own = { ...workspace, opened: { 'mfe-venue/e2e/a.spec.ts': ['/rooms'] } };
    expect(unlistedRoutes('mfe-venue/e2e/a.spec.ts', paths, own)).toEqual([]);
    expect(unlistedRoutes('mfe-venue/e2e/a.spec.ts', ['/devices'], own)).toEqual(['/devices']);
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

describe('readChanges', () => {
  let folder: string;

  const write = (file: string, content: string): void => writeFileSync(join(folder, file), content);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'standby-'));
    gitLines(folder, 'init', '-q');
    write('rules.ts', 'export const limit: number = 1;\n');
    write('types.ts', 'export type Name = string;\n');
    gitLines(folder, 'add', '-A');
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@standby.example'];
    gitLines(folder, ...author, 'commit', '-qm', 'feat: rules');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('tells code from comments, types and layout', async () => {
    write('rules.ts', '/** At most. */\nexport const limit = 1 as const;\n');
    write('types.ts', 'export type Name = string | undefined;\n');
    write('new.ts', 'export const isNew = true;\n');
    expect(await readChanges(folder, 'HEAD')).toEqual([
      { file: 'rules.ts', hasCode: true, isSameCode: true },
      { file: 'types.ts', hasCode: false, isSameCode: true },
      { file: 'new.ts', hasCode: true, isSameCode: false },
    ]);
    write('rules.ts', 'export const limit = 2;\n');
    expect((await readChanges(folder, 'HEAD'))[0]).toMatchObject({ isSameCode: false });
  });
});
