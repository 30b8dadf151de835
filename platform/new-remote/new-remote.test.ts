import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '@standby/hosting/root';
import { SHELL_PORT } from '@standby/federation-config';
import { DEFAULT_PORT } from '../vite-preset/src/remote-settings.ts';
import { edits } from './edits.ts';
import { parseArguments } from './parse-arguments.ts';
import { repositoryFiles } from './remote-files.ts';

describe('parseWords', () => {
  it('reads name and path, and finds a free port', () => {
    const args = parseArguments(['boxoffice', '--path', '/box-office']);
    const { port, ...others } = args?.remote ?? {};
    expect(args?.standalone).toBeUndefined();
    expect(others).toEqual({ name: 'boxoffice', title: 'Boxoffice', path: '/box-office' });
    expect([4170, 4171, 4172, 4173, 4174, 4175, 4176, DEFAULT_PORT]).not.toContain(port);
  });

  it('derives the path from the name by default', () => {
    expect(parseArguments(['mfe-boxoffice'])?.remote).toMatchObject({
      name: 'boxoffice',
      path: '/boxoffice',
    });
  });

  it('reads the folder of a separate repository', () => {
    const args = parseArguments(['boxoffice', '--standalone', '../boxoffice']);
    expect(args?.standalone).toBe('../boxoffice');
  });

  it('returns undefined for --help', () => {
    expect(parseArguments(['--help'])).toBeUndefined();
  });

  it.each([
    [[], '"" is not a name'],
    [['Box Office'], '"Box Office" is not a name'],
    [['venue'], 'mfe-venue exists already'],
    [['call'], 'paths.call is /room/:roomId/call already'],
    [['boxoffice', '--path', 'box'], '"box" is not a path'],
    [['boxoffice', '--path'], '--path needs a value.'],
    [['boxoffice', '--paht', '/box'], 'There is no option --paht.'],
    [['boxoffice', '--path', '/rooms'], '/rooms belongs to mfe-venue'],
    [['boxoffice', '--standalone'], '--standalone needs a value.'],
    [['boxoffice', '--server'], '--server is for a repository of its own'],
  ])('refuses %j with the reason', (args, reason) => {
    expect(() => parseArguments(args)).toThrow(reason);
  });
});

interface Repository {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly packageManager: string;
}

interface Workflow {
  readonly on: {
    readonly workflow_dispatch: {
      readonly inputs: { readonly action: { readonly options: readonly string[] } };
    };
  };
  readonly env: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
}

describe('the files of a repository', () => {
  const files = repositoryFiles({
    name: 'boxoffice',
    title: 'Box office',
    path: '/box-office',
    port: 4999,
  });

  it('name the remote, and nothing of the template is left', () => {
    expect(files['src/remote.ts']).toContain("name: 'boxoffice'");
    expect(files['.gitignore']).toContain('node_modules/');
    for (const [path, content] of Object.entries(files)) {
      expect(path + content, path).not.toMatch(/__(?:name|title|path)__/u);
    }
  });

  const { scripts, dependencies, devDependencies, packageManager } = JSON.parse(
    files['package.json'] ?? '',
  ) as Repository;

  it('have the package of the icons that the design system names', () => {
    expect(dependencies['lucide-react']).toMatch(/^\d/u);
  });

  it('include a server part that the tests build only on request, and its kit only then', () => {
    const remote = { name: 'boxoffice', title: 'Box office', path: '/box-office', port: 4999 };
    const withServer = repositoryFiles(remote, true);
    const packageFile = JSON.parse(withServer['package.json'] ?? '') as Repository;
    expect(withServer['server/feature.ts']).toContain("name: 'boxoffice'");
    expect(packageFile.scripts['test']).toContain('pnpm build:server');
    expect(packageFile.devDependencies).toHaveProperty(['@standby/server-kit']);
    expect(Object.values(withServer).join('\n')).not.toMatch(/__(?:name|title|path)__/u);

    // Its screen has the list of the items and a form.
    const [screen, form, list] = ['Box office', 'ItemForm', 'ItemList'].map(
      (name) => withServer[`src/screens/Box office/${name}.tsx`],
    );
    expect(screen).toContain('useCollection(items)');
    expect(form).toContain('useForm<ItemContent, ItemContent, Item>');
    expect(list).toContain('<EmptyState');
    expect(withServer).toHaveProperty(['e2e/items.spec.ts']);
    expect(Object.keys(withServer).join('\n')).not.toMatch(/__(?:name|title|path)__/u);

    expect(files).not.toHaveProperty(['server/feature.ts']);
    expect(files).not.toHaveProperty(['e2e/items.spec.ts']);
    expect(files['src/screens/Box office/Box office.tsx']).not.toContain('useCollection');
    expect(scripts['test']).not.toContain('build:server');
    expect({ ...dependencies, ...devDependencies }).not.toHaveProperty(['@standby/server-kit']);
  });

  it('test on a separate port, so that tests run beside both dev servers, with timeouts for a busy machine', () => {
    const config = files['playwright.config.ts'] ?? '';
    const [, port] = /STANDBY_TEST_PORT'\] \?\? (\d+)/u.exec(config) ?? [];
    expect([DEFAULT_PORT, SHELL_PORT]).not.toContain(Number(port));
    expect(config).toContain('env: { STANDBY_REMOTE_PORT: String(port) }');
    for (const file of ['playwright.config.ts', 'vitest.config.ts']) {
      const [, limit] = /\b(?:testT|t)imeout: (\d+)_000/u.exec(files[file] ?? '') ?? [];
      expect(Number(limit), file).toBeGreaterThanOrEqual(60);
    }
  });

  it('compare the screen with pictures that do not depend on the hour or the system', () => {
    const spec = files['e2e/pictures.spec.ts'] ?? '';
    for (const part of ['stopClock()', "'light', 'dark'", 'toHaveScreenshot(`boxoffice-']) {
      expect(spec).toContain(part);
    }
    expect(scripts['pictures']).toContain('--config pictures.config.ts');
    expect(files['pictures.config.ts']).toContain("updateSnapshots: 'all'");
    const config = files['playwright.config.ts'] ?? '';
    for (const part of ["timezoneId: 'UTC'", "locale: 'en-GB'", 'process.platform']) {
      expect(config).toContain(part);
    }
  });

  it('name existing commands in the README and in scripts', () => {
    const texts = [files['README.md'], ...Object.values(scripts)].join('\n');
    const named = texts.match(/(?<=pnpm )[a-z][a-z\d:]*/gu) ?? [];
    expect(named).toEqual(expect.arrayContaining(['dev', 'types']));
    const known = new Set(['install', 'exec', ...Object.keys(scripts)]);
    expect(named.filter((word) => !known.has(word))).toEqual([]);
  });

  describe('in CI', () => {
    const workflow = parse(files['.github/workflows/ci.yml'] ?? '') as Workflow;
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

    it('use the pnpm version of package.json in every step', () => {
      expect(packageManager).toMatch(/^pnpm@\d/u);
      const setup = steps.find(({ uses }) => uses?.startsWith('pnpm/action-setup@'));
      expect(setup).toEqual({ uses: expect.any(String) as string });
    });

    it('install from the lockfile before anything else, and test', () => {
      const [first, second] = steps.flatMap(({ run = [] }) => run);
      expect(first).toBe('pnpm install --frozen-lockfile');
      expect(second).toContain('pnpm test');
    });

    it('run only scripts of package.json, apart from installation and ssh set-up', () => {
      const known = new Set([
        'pnpm install --frozen-lockfile',
        'pnpm exec playwright install --with-deps chromium',
        ...Object.keys(scripts).map((script) => `pnpm ${script}`),
      ]);
      const isSshSetup = (line: string): boolean =>
        line.includes(' ~/.ssh') && !/\b(?:p?npm|npx|node|yarn)\b/u.test(line);
      const lines = steps.flatMap(({ run = '' }) => run.split('\n').map((line) => line.trim()));
      const withoutOptions = (line: string): string =>
        line.replace(/ (?:--dry-run|\$OPTIONS|>> "\$GITHUB_STEP_SUMMARY")$/u, '');
      const unknown = lines.filter(
        (line) => line !== '' && !known.has(withoutOptions(line)) && !isSshSetup(line),
      );
      expect(unknown).toEqual([]);
      // `pnpm exec` starts the program of this package.
      expect(devDependencies).toHaveProperty(['@playwright/test']);
    });

    it('change the product only when started manually, preview pull requests, and check each night', () => {
      const conditions = Object.fromEntries(steps.map(({ run = '', if: when }) => [run, when]));
      expect(conditions).toMatchObject({
        'pnpm release $OPTIONS': "inputs.action == 'release'",
        'pnpm promote': "inputs.action == 'promote'",
        'pnpm rollback': "inputs.action == 'rollback'",
        'pnpm release --dry-run': "github.event_name == 'schedule'",
        'pnpm release:preview >> "$GITHUB_STEP_SUMMARY"': expect.stringContaining(
          "github.event_name == 'pull_request'",
        ) as string,
      });
      expect(Object.keys(workflow.on)).toEqual([
        'push',
        'pull_request',
        'schedule',
        'workflow_dispatch',
      ]);
      expect(workflow.on.workflow_dispatch.inputs.action.options).toEqual([
        'release',
        'promote',
        'rollback',
      ]);
      expect(Object.keys(workflow.env)).toContain('RELEASE_TARGET');
    });
  });
});

describe('the edits', () => {
  it.each(Object.keys(edits))('enter the remote in %s as it stands', async (file) => {
    const text = await readFile(resolve(ROOT, file), 'utf8');
    const remote = { name: 'boxoffice', title: 'Boxoffice', path: '/box-office', port: 4999 };
    const after = edits[file]?.(text, remote) ?? '';
    expect(after).toContain('boxoffice');
    expect(after.length).toBeGreaterThan(text.length);
  });
});
