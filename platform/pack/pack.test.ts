import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeTarballs } from './pack.ts';

const NAMES = [
  'standby-lint-0.1.1.tgz',
  'standby-shared-ui-0.1.3.tgz',
  'standby-storage-0.1.0.tgz',
];

let root: string;
const out = (): string => join(root, 'out');
const place = () =>
  placeTarballs(
    NAMES.map((name) => ({ file: join(root, name), name })),
    out(),
  );

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'standby-'));
  await mkdir(out());
  for (const name of NAMES) await writeFile(join(root, name), 'one');
});

afterEach(() => rm(root, { recursive: true }));

it('places tarballs, and accepts the same ones again', async () => {
  const files = await place();
  expect(await place()).toEqual(files);
  expect(await readdir(out())).toEqual(NAMES);
});

it('names every file with different content under the same version, and places none', async () => {
  const [lint = '', sharedUi = '', storage = ''] = NAMES;
  await writeFile(join(out(), sharedUi), 'former');
  await writeFile(join(out(), storage), 'former');
  await expect(place()).rejects.toThrow(
    `Nothing was packed, because these files have other content:\n  ${join(out(), sharedUi)}\n  ${join(out(), storage)}\n`,
  );
  expect(await readdir(out())).not.toContain(lint);
  expect(await readFile(join(out(), sharedUi), 'utf8')).toBe('former');
});
