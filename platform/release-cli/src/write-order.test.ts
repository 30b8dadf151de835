import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseTestProduct, type TestProduct } from '../testing/product.ts';
import type { Host } from './host/host.ts';

let product: TestProduct;

beforeEach(async () => {
  product = await releaseTestProduct();
});

afterEach(() => product.remove());

/** Stages of paths; the first matching pattern applies. */
const STAGES = [
  ['style sheets of pages', /^site\/assets\/prerendered-/u],
  ['files of releases', /^(?:site\/(?:remotes|assets)|state\/shells)\//u],
  ['log', /^state\/revisions\//u],
  ['registry', /^site\/remotes\.json(?:\.\w+)?$/u],
  ['pages and configuration', /^(?:site|config)\//u],
] as const;

const stageOf = (path: string) => STAGES.find(([, pattern]) => pattern.test(path))?.[0] ?? path;

/** Returns a host that records every path that it writes or removes. */
function recordWrites(host: Host): { readonly host: Host; readonly paths: readonly string[] } {
  const paths: string[] = [];
  const recording: Host = {
    ...host,
    write(changes, condition) {
      paths.push(...changes.keys());
      return host.write(changes, condition);
    },
    create(path, content) {
      paths.push(path);
      return host.create(path, content);
    },
  };
  return { host: recording, paths };
}

it('a release writes files that never change first, then the log, then pages, and the registry last', async () => {
  await product.buildRemote('venue', '1.1.0', 'venue two', {}, { 'assets/1.1.0.js': 'screen' });
  await product.buildShell('0.2.0');
  const { host, paths } = recordWrites(product.host);
  await product.open({}, host).release(['shell', 'venue']);

  const stages = paths.map(stageOf);
  expect(stages.filter((stage, index) => stage !== stages[index - 1])).toEqual([
    'files of releases',
    'log',
    'style sheets of pages',
    'pages and configuration',
    'registry',
  ]);
  expect(paths.at(-1)).toBe('site/remotes.json');

  // The last file of an upload proves that the others exist.
  const remote = paths.filter((path) => path.startsWith('site/remotes/venue/'));
  expect(remote.at(-1)).toMatch(/\/remoteEntry\.js$/u);
  expect(remote).toHaveLength(4);
  const shell = paths.filter((path) => path.startsWith('state/shells/'));
  expect(shell.at(-1)).toMatch(/\/index\.html$/u);
});
