import type { PGlite } from '@electric-sql/pglite';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const unzip = promisify(gunzip);
const zip = promisify(gzip);

/** How many are kept: the newest may have caught what broke the database. */
export const SNAPSHOTS_KEPT = 4;

const NAME = /^\d{8}T\d{9}Z\.tar\.gz$/u;

const nameAt = (time: Date): string => `${time.toISOString().replaceAll(/[-:.]/gu, '')}.tar.gz`;

/** The embedded database never calls fsync itself, so what may be restored is written through here. */
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

/** Paths of the snapshots, the newest first. */
export async function listSnapshots(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map((name) => resolve(folder, name));
}

/** On a thread of its own, and fast: requests are answered meanwhile. */
async function pack(lite: PGlite): Promise<Buffer> {
  const content = await lite.dumpDataDir('none');
  return zip(Buffer.from(await content.arrayBuffer()), { level: 1 });
}

/** Writes the whole database into a file, and removes the oldest. */
export async function takeSnapshot(lite: PGlite, folder: string, time: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const content = await pack(lite);
  const file = resolve(folder, nameAt(time));
  const unfinished = `${file}.unfinished`;
  await writeThrough(unfinished, content);
  await rename(unfinished, file);
  await syncFolder(folder);
  const old = (await listSnapshots(folder)).slice(SNAPSHOTS_KEPT);
  await Promise.all(old.map((path) => rm(path, { force: true })));
  return file;
}

/**
 * What `PGlite.create` loads. PGlite unpacks by itself, too, but what fails there ends the process.
 *
 * @throws {Error} where the file is not whole
 */
export async function readSnapshot(file: string): Promise<Blob> {
  return new Blob([await unzip(await readFile(file))], { type: 'application/x-tar' });
}
