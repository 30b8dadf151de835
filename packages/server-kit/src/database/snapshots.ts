import type { PGlite } from '@electric-sql/pglite';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { expiredSnapshots, type Snapshot } from './retention.ts';

const unzip = promisify(gunzip);
const zip = promisify(gzip);

const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.tar\.gz$/u;

const nameAt = (time: Date): string => `${time.toISOString().replaceAll(/[-:.]/gu, '')}.tar.gz`;

/** A snapshot leaves the database at least this many times its own size on the disk. */
const ROOM_LEFT = 4;

/** The embedded database never calls fsync itself, so files that may be restored are written through here. */
async function writeThrough(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A renamed file survives a power cut once its folder is written through, too. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file as a whole, or not at all, so that it survives a power cut. */
export async function replaceFile(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await writeThrough(unfinished, content);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(resolve(file, '..'));
}

/** The snapshots, the newest first. */
export async function listSnapshots(folder: string): Promise<Snapshot[]> {
  const names = await readdir(folder).catch(() => []);
  const found = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map(async (name) => {
      const path = resolve(folder, name);
      const time = new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6.$7Z'));
      return { path, time, bytes: (await stat(path)).size };
    });
  return Promise.all(found);
}

/** On a thread of its own, and fast: requests are answered meanwhile. */
async function pack(lite: PGlite): Promise<Buffer> {
  const content = await lite.dumpDataDir('none');
  return zip(Buffer.from(await content.arrayBuffer()), { level: 1 });
}

async function assertSpaceFor(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes * (1 + ROOM_LEFT)) return;
  throw new Error('no snapshot was taken, as the disk is almost full. Make room on it');
}

/** Writes the whole database into a file, and removes those that have expired. */
export async function takeSnapshot(lite: PGlite, folder: string, time: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const content = await pack(lite);
  await assertSpaceFor(folder, content.length);
  await replaceFile(resolve(folder, nameAt(time)), content);
  const expired = expiredSnapshots(await listSnapshots(folder), time);
  await Promise.all(expired.map(({ path }) => rm(path, { force: true })));
}

/**
 * What `PGlite.create` loads. PGlite can unpack too, but a failure there ends the process.
 *
 * @throws {Error} where the file is not whole
 */
export async function readSnapshot(file: string): Promise<Blob> {
  return new Blob([await unzip(await readFile(file))], { type: 'application/x-tar' });
}
