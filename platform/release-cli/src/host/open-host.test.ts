import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openHost } from './open-host.ts';

let base: string;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'standby-'));
});

afterEach(() => rm(base, { recursive: true }));

it('is a folder, relative to the given base', async () => {
  await openHost('host', base).write(new Map([['a.txt', 'a']]));
  expect(String(await openHost(join(base, 'host'), '/').read('a.txt'))).toBe('a');
});

it.each(['s3://bucket/standby', 'https://standby.example', 'ftp://standby.example/srv'])(
  'is not %s',
  (target) => {
    expect(() => openHost(target, base)).toThrow('a folder or to ssh://user@host/path');
  },
);

it.each(['remotes.json', '.prerendered.json'])(
  'is not a folder with the layout of earlier tools, which contains %s',
  async (file) => {
    await writeFile(join(base, file), '{}');
    expect(() => openHost('.', base)).toThrow('has the layout of earlier tools');
  },
);
