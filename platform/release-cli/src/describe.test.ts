import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseTestProduct, type TestProduct } from '../testing/product.ts';
import { parseCommandLine, runCommandLine } from './command-line.ts';
import type { ReleasesOptions } from './releases.ts';

let product: TestProduct;

beforeEach(async () => {
  product = await releaseTestProduct();
});

afterEach(() => product.remove());

const remote = { name: 'tickets', title: 'Tickets', paths: ['/tickets'], layout: 'app' };

/** Runs a command line. */
async function run(args: string, options: Partial<ReleasesOptions> = {}): Promise<string> {
  const line = parseCommandLine(args.split(' '));
  if (!line) throw new Error('it asks for the usage');
  return runCommandLine(line, product.open(options), 'https://product.example/');
}

describe('the output of a release', () => {
  it('names its page, its preview and the command that undoes it', async () => {
    await product.buildRemote('tickets', '1.0.0', 'tickets one', { remote });
    const first = await run('release tickets');
    const [, id] = /(1\.0\.0-\w{8})/u.exec(first) ?? [];
    // Further lines say that the path is new to the host.
    expect(first.split('\n').slice(0, 4)).toEqual([
      `  tickets      ${id}`,
      '    page     https://product.example/tickets',
      `    preview  https://product.example/tickets?mf=tickets@https://product.example/remotes/tickets/${id}/`,
      '    undo     pnpm remove:remote tickets',
    ]);
    await product.buildRemote('tickets', '1.1.0', 'tickets two', { remote });
    const canary = await run('release tickets --canary 10');
    expect(canary).toMatch(/preview .*\/remotes\/tickets\/1\.1\.0-\w{8}\/\n/u);
    expect(canary).toContain('undo     pnpm rollback tickets');
    expect(await run('rollback tickets')).toBe(`  tickets      ${id}`);
  });
});

describe('the log', () => {
  it('names the commit of a release, whatever the folder of a rollback', async () => {
    await product.buildRemote('venue', '1.1.0', 'venue two');
    await run('release venue', { findCommit: () => 'cafecafecafe' });
    await run('rollback venue', { findCommit: () => 'deadbeef0000' });
    const log = await run('status venue');
    expect(log).toMatch(/release {2}1\.1\.0-\w{8} by Avery Brooks from cafecafe\n/u);
    expect(log).toMatch(/rollback 1\.0\.0-\w{8} by Avery Brooks$/mu);
    expect(log).not.toContain('deadbeef');
  });
});

describe('a change of origins', () => {
  it('tells people to reload the configuration of the host', async () => {
    expect(await run('origins --allow https://previews.example')).toContain('nginx -s reload');
    expect(await run('origins')).not.toContain('nginx');
  });
});
