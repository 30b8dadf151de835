import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import {
  type HeldPostgres,
  holdPostgres,
} from '@standby/server-kit/private-postgres/held-postgres';
import {
  type PrivatePostgresOptions,
  startPrivatePostgres,
} from '@standby/server-kit/private-postgres/private-postgres';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/** Program that starts the Postgres of a folder in its own process. */
const STARTER = resolve(import.meta.dirname, '../testing/start-private.ts');

const isRoot = process.getuid?.() === 0;

/** Folder of a Postgres that was started and stopped. Tests copy it, because a first start takes seconds. */
let started: string;
beforeAll(async () => {
  started = mkdtempSync(resolve(tmpdir(), 'standby-started-'));
  await (await startPrivatePostgres(started)).stop();
});
afterAll(() => rmSync(started, { recursive: true, force: true }));

let folder: string;
let notices: string[];
beforeEach(() => {
  folder = mkdtempSync(resolve(tmpdir(), 'standby-data-'));
  notices = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hold = (
  options: PrivatePostgresOptions = {},
  { mayShare = false, data = folder } = {},
): Promise<HeldPostgres> =>
  holdPostgres(data, {
    mayShare,
    onError: (error) => notices.push(String(error)),
    onNotice: (notice) => notices.push(notice),
    ...options,
  });

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Puts the Postgres of an earlier start into the folder. */
const copyStarted = (): void =>
  cpSync(resolve(started, 'postgres'), resolve(folder, 'postgres'), { recursive: true });

const postmasterPid = (): number =>
  Number.parseInt(readFileSync(resolve(folder, 'postgres/postmaster.pid'), 'utf8'), 10);

describe('the private Postgres', () => {
  it('belongs to one server, is shared with a command, and ends with the server', async () => {
    const first = await hold();
    await expect(hold()).rejects.toThrow('Another Standby server uses the data in');
    const command = await hold({}, { mayShare: true });
    expect(command.url).toBe(first.url);
    await command.close();
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.close();
    expect(existsSync(resolve(folder, 'postgres/postmaster.pid'))).toBe(false);
    await (await hold()).close();
  });

  it('listens on no port, and waits for the disk', async () => {
    copyStarted();
    const held = await hold();
    expect(await query(held.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']) {
      expect(await query(held.url, `show ${setting}`)).toEqual([{ [setting]: 'on' }]);
    }
    await held.close();
  });

  it('is adopted by the next server after a server was killed', async () => {
    copyStarted();
    const left = await startPrivatePostgres(folder);
    left.leave();
    const held = await hold();
    expect(postmasterPid()).toBe(left.pid);
    await held.close();
    expect(left.isRunning).toBe(false);
  });

  it('is restarted after it was killed, and keeps its data', async () => {
    copyStarted();
    const held = await hold();
    await query(held.url, 'create table act (id int); insert into act values (1)');
    process.kill(postmasterPid(), 'SIGKILL');
    await expect
      .poll(() => notices.at(-1), { timeout: 60_000 })
      .toBe('The database runs again, with everything that was acknowledged.');
    expect(await query(held.url, 'select id from act')).toEqual([{ id: 1 }]);
    await held.close();
  });

  it('starts although another program has the process id of a killed Postgres', async () => {
    copyStarted();
    const pidFile = resolve(folder, 'postgres/postmaster.pid');
    writeFileSync(pidFile, `${process.ppid}\n${folder}/postgres\n1\n5432\n${folder}/socket\n\n\n`);
    await (await hold()).close();
    expect(existsSync(pidFile)).toBe(false);
  });

  it('accepts a path of 200 characters', async () => {
    const data = resolve(folder, 'a'.repeat(100), 'b'.repeat(100));
    const held = await hold({}, { data });
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await held.close();
  });

  it('requires a password over the network of the machine', async () => {
    const held = await hold({ isOverNetwork: true });
    const url = new URL(held.url);
    expect(url.hostname).toBe('127.0.0.1');
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    url.password = 'guessed';
    await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
    process.kill(postmasterPid(), 'SIGKILL');
    await expect
      .poll(() => notices.at(-1), { timeout: 60_000 })
      .toBe('The database runs again, with everything that was acknowledged.');
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await held.close();
  });
});

describe('the start', () => {
  it('refuses data of an earlier version of Standby, explains how to move it, and changes nothing', async () => {
    mkdirSync(resolve(folder, 'database'));
    writeFileSync(resolve(folder, 'database/PG_VERSION'), '18\n');
    await expect(hold()).rejects.toThrow(
      /written by an earlier version of Standby, .*backup <file>\), rename the folder, and restore/u,
    );
    expect(readdirSync(folder)).toEqual(['database']);
  });

  it('refuses data of another major version of Postgres, and changes nothing', async () => {
    copyStarted();
    writeFileSync(resolve(folder, 'postgres/PG_VERSION'), '17\n');
    await expect(hold()).rejects.toThrow(
      /was written by Postgres 17, and this version of Standby has Postgres 18\. Back it up/u,
    );
    writeFileSync(resolve(folder, 'postgres/PG_VERSION'), '18\n');
    await (await hold()).close();
  });

  it('reports Postgres’s message about damaged data', async () => {
    copyStarted();
    writeFileSync(resolve(folder, 'postgres/global/pg_control'), '');
    await expect(hold()).rejects.toThrow(/^Postgres does not start on .*pg_control/u);
  });
});

describe('the first start', () => {
  it.each(['file', 'file/data'])('explains that there is a file: %s', async (path) => {
    writeFileSync(resolve(folder, 'file'), '');
    await expect(hold({}, { data: resolve(folder, path) })).rejects.toThrow(
      `${path} cannot be used: not a directory (ENOTDIR). Let Standby write there`,
    );
  });

  it('explains what a user without rights on the folder can do, and leaves no files', () => {
    chmodSync(folder, 0o500);
    const start = [process.execPath, '--import', 'tsx', STARTER, folder];
    // Root without its capabilities has the rights of the folder's owner.
    const [command = '', ...rest] = isRoot
      ? ['setpriv', '--inh-caps=-all', '--bounding-set=-all', ...start]
      : start;
    const { status, stderr } = spawnSync(command, rest, { encoding: 'utf8' });
    chmodSync(folder, 0o700);
    expect(stderr).toMatch(
      /The folder .* cannot be used: permission denied \(EACCES\)\. Let Standby write there, or choose another one/u,
    );
    expect(status).not.toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('reports a full disk, and leaves no files', async () => {
    const limited = spawnSync(
      'bash',
      [
        '-c',
        'ulimit -f 1000; exec "$0" "$@"',
        process.execPath,
        '--import',
        'tsx',
        STARTER,
        folder,
      ],
      { encoding: 'utf8' },
    );
    expect(limited.stderr).toMatch(/Postgres cannot make a database in .*File too large/u);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe.runIf(isRoot)('as root', () => {
  it('owns all files, below a folder that no other user enters', async () => {
    chmodSync(folder, 0o700);
    await (await hold()).close();
    const { stdout } = spawnSync('find', [folder, '!', '-user', 'root'], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it('runs as another user without user namespaces, with the same files', async () => {
    const held = await hold({ mayUnshare: false });
    const { stdout } = spawnSync('stat', ['-c', '%U', resolve(folder, 'postgres')], {
      encoding: 'utf8',
    });
    expect(stdout).not.toBe('root\n');
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await held.close();
    await (await hold()).close();
  });

  it('takes over the files of root without user namespaces', async () => {
    copyStarted();
    const held = await hold({ mayUnshare: false });
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await held.close();
  });

  it('names the folder that the other user cannot enter without user namespaces', async () => {
    const closed = resolve(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    await expect(hold({ mayUnshare: false }, { data: resolve(closed, 'data') })).rejects.toThrow(
      /^Postgres does not run as root, .* cannot enter .*closed\/data\. Start Standby as another user/u,
    );
  });
});
