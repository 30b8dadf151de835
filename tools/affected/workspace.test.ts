import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { gitLines } from './changes.ts';
import { LOADED_BY_PATH } from './loaded-by-path.ts';
import { unlistedRoutes } from './opened-routes.ts';
import { readWorkspace } from './workspace.ts';

const workspace = readWorkspace(gitLines(ROOT, 'ls-files', '-co', '--exclude-standard'), ROOT);

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
