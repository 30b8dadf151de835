import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeTarball } from './pack.ts';

const NAME = 'standby-shared-ui-0.1.3.tgz';

let root: string;
const packed = (): string => join(root, 'packed.tgz');
const place = (): Promise<string> => placeTarball(packed(), join(root, 'out'), NAME);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'standby-'));
  await mkdir(join(root, 'out'));
  await writeFile(packed(), 'one');
});

afterEach(() => rm(root, { recursive: true }));

it('places a tarball, and the same one again', async () => {
  const file = await place();
  expect(await place()).toBe(file);
  expect(await readFile(file, 'utf8')).toBe('one');
});

it('refuses other content under the same version, and keeps the tarball that is there', async () => {
  const file = await place();
  await writeFile(packed(), 'two');
  await expect(place()).rejects.toThrow(
    `${file} has other content. Raise the version of the package`,
  );
  expect(await readFile(file, 'utf8')).toBe('one');
});
