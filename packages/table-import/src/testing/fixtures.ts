import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readTableFile, type TableNoun } from '../file/read-file';
import type { Sheet, TableFile } from '../table/sheet';

const FOLDER = resolve(import.meta.dirname, '../../fixtures');

/** Returns the bytes of a file that another program wrote. */
export const fixtureBytes = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(resolve(FOLDER, name)));

/** Reads a file that another program wrote. */
export const readFixture = (name: string, noun: TableNoun = 'cues'): Promise<TableFile> =>
  readBytes(fixtureBytes(name), noun);

/** Reads a file of these bytes. */
export const readBytes = (bytes: Uint8Array, noun: TableNoun = 'cues'): Promise<TableFile> =>
  readTableFile(new Blob([new Uint8Array(bytes)]), noun);

/** Returns rows as the only sheet of a file. */
export const sheetOfRows = (rows: readonly (readonly string[])[], name = ''): Sheet => ({
  name,
  rows: rows.map((cells, place) => ({ number: place + 1, cells })),
});
