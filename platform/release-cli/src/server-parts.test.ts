import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { RELEASED_PARTS_FILE, SERVER_PARTS_FILE } from '@standby/hosting/server-part';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseTestProduct, type TestProduct } from '../testing/product.ts';
import { parseCommandLine, runCommandLine } from './command-line.ts';

const UNIT = 'tickets:server';

let product: TestProduct;

beforeEach(async () => {
  product = await releaseTestProduct();
});
afterEach(() => product.remove());

async function releasePart(version: string): Promise<void> {
  await product.buildServerPart('tickets', version);
  await product.releases.release([UNIT]);
}

const contractOf = (serverPart: string): object => ({
  remote: { name: 'tickets', title: 'Tickets', paths: ['/tickets'], layout: 'app' },
  serverPart,
});

async function releaseScreens(version: string, isForced = false, words = ''): Promise<void> {
  const contract = contractOf(version);
  await product.buildRemote('tickets', version, `tickets ${version} ${words}`, contract);
  await product.releases.release(['tickets'], { isForced });
}

const readHost = (path: string): Promise<string> =>
  readFile(resolve(product.site, '..', path), 'utf8');

/** Reads the code of the server part that a starting server would load. */
async function loadedPart(): Promise<string> {
  const parts = JSON.parse(await readHost(RELEASED_PARTS_FILE)) as Record<string, string>;
  return readHost(parts['tickets'] ?? '');
}

/** Reports a running version of the server part, as a started server does. */
const runPart = (version: string): Promise<boolean> =>
  product.host.write(new Map([[SERVER_PARTS_FILE, JSON.stringify({ tickets: version })]]));

describe('a server part', () => {
  it('is logged beside its screens, can be rolled back, and is not served', async () => {
    await releasePart('1.0.0');
    expect(await loadedPart()).toContain("version = '1.0.0'");
    await releasePart('1.1.0');
    expect(await loadedPart()).toContain("version = '1.1.0'");
    await product.releases.rollBack(UNIT);
    expect(await loadedPart()).toContain("version = '1.0.0'");
    const line = parseCommandLine(['status', UNIT]);
    if (!line) throw new Error('it asks for the usage');
    expect(await runCommandLine(line, product.releases)).toMatch(
      /^ {2}tickets:server 1\.0\.0-\w+\n.+ release {2}1\.0\.0.+\n.+ release {2}1\.1\.0.+\n.+ rollback 1\.0\.0-\w+ by Avery Brooks from f00d$/u,
    );
    await expect(product.read('state/server-parts/tickets')).rejects.toThrow('ENOENT');
    const state = await product.releases.read();
    expect(product.releases.unitsOf(state)).toContain(UNIT);
    expect((await product.readRegistry()).remotes).not.toHaveProperty(UNIT);
  });

  it('comes before its screens, which wait until the server has loaded it, with advice for each step', async () => {
    await runPart('1.0.0');
    await releasePart('1.0.0');
    await releaseScreens('1.0.0');
    await expect(releaseScreens('1.1.0')).rejects.toThrow(
      /this server has 1\.0\.0\. Update the server part.+back\.$/mu,
    );
    await releasePart('1.1.0');
    await expect(releaseScreens('1.1.0')).rejects.toThrow(
      'The server part 1.1.0 is released: the server loads it when it starts again.',
    );
    await runPart('1.1.0');
    await releaseScreens('1.1.0');
    expect(await product.entryOf('tickets')).toContain('/1.1.0-');
  });

  it('is refused if deployed screens need another one', async () => {
    await releasePart('1.1.0');
    await releaseScreens('1.1.0');
    await expect(releasePart('2.0.0')).rejects.toThrow(
      /tickets 1\.1\.0-\w+ needs its server part 1\.1\.0, which server part 2\.0\.0 does not answer/u,
    );
    expect(await loadedPart()).toContain("version = '1.1.0'");
  });

  it('cannot be rolled back under its screens, unless forced, and the log has the reason', async () => {
    await releasePart('1.0.0');
    await releasePart('1.1.0');
    await releaseScreens('1.1.0');
    await expect(product.releases.rollBack(UNIT)).rejects.toThrow(
      /^Nothing was rolled back \(tickets:server\):\n {2}- tickets 1\.1\.0-\w+ needs its server part 1\.1\.0, which server part 1\.0\.0 does not answer\n--force/u,
    );
    expect(await loadedPart()).toContain("version = '1.1.0'");
    const state = await product.releases.rollBack(UNIT, undefined, true);
    expect(await loadedPart()).toContain("version = '1.0.0'");
    expect(state.serverParts?.['tickets']?.deployments.at(-1)?.forced).toHaveLength(1);
  });

  it('stops screens from going back to a release that its later version does not answer', async () => {
    await runPart('1.0.0');
    await releaseScreens('1.0.0');
    await releaseScreens('1.0.0', false, 'corrected');
    await runPart('2.0.0');
    const refused =
      /^Nothing was (?:rolled back|promoted) \(tickets\):\n {2}- tickets 1\.0\.0-\w+ needs its server part 1\.0\.0, and this server has 2\.0\.0\. Go back to that server part first \(rollback tickets:server\), or name another release with --to\.$/mu;
    await expect(product.releases.rollBack('tickets')).rejects.toThrow(refused);
    const [first] = (await product.releases.read()).remotes['tickets']?.releases ?? [];
    await expect(product.releases.promote('tickets', first?.id)).rejects.toThrow(refused);
    await runPart('1.2.0');
    await product.releases.rollBack('tickets');
    expect(await product.entryOf('tickets')).toContain(`/${first?.id}/`);
  });

  it('that the server has lost does not keep a canary from ending', async () => {
    await runPart('1.0.0');
    await releaseScreens('1.0.0');
    await product.buildRemote('tickets', '1.0.1', 'tickets 1.0.1', contractOf('1.0.0'));
    await product.releases.release(['tickets'], { share: 0.1 });
    await runPart('2.0.0');
    await product.releases.rollBack('tickets');
    expect((await product.readRegistry()).remotes['tickets']?.canary).toBeUndefined();
  });

  it('has no canary, and must be a build of the preset', async () => {
    await product.buildServerPart('tickets', '1.0.0');
    await expect(product.releases.release([UNIT], { share: 0.1 })).rejects.toThrow(
      'a canary is for the screens of a remote, not for a server part',
    );
    await expect(product.releases.release(['seats:server'])).rejects.toThrow(
      'seats/seats.mjs does not exist: build the server part first',
    );
  });
});
