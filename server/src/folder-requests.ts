import { features, schema } from './features.ts';
import { backUp } from '@standby/server-kit/database/backup';
import { SettingsError } from '@standby/server-kit/settings/settings';
import { askHolder } from '@standby/server-kit/database/folder-lock';
import { seed, type SeededDatabase, type SeedResult } from './transfer/seed.ts';
import type { TakeOver } from './understudy/generation.ts';

/** What a follower alone is asked for. */
export const TAKE_OVER = 'take-over';

const BACKUP = 'backup ';
const SEED = 'seed';

/** What a copy can give, too. */
export const isBackup = (request: string): boolean => request.startsWith(BACKUP);

/** Answers requests of other processes of this machine, which cannot open the data folder. */
export async function answerRequest(request: string, database: SeededDatabase): Promise<string> {
  if (request === TAKE_OVER) {
    throw new Error('the server of this folder follows no other one: it serves already');
  }
  if (request === SEED) return JSON.stringify(await seed(database, features, new Date()));
  if (!isBackup(request)) throw new Error(`unknown request "${request}"`);
  const file = String(JSON.parse(request.slice(BACKUP.length)));
  return JSON.stringify(await database.asOwner((owner) => backUp(owner, schema, file)));
}

/** The answer of the process that has the data folder open; undefined without one. */
async function ask<Result>(folder: string, request: string): Promise<Result | undefined> {
  const reply = await askHolder(folder, request);
  if (reply === undefined) return undefined;
  if (!reply.startsWith('{')) throw new SettingsError(reply.replace(/^error: /u, ''));
  return JSON.parse(reply) as Result;
}

/**
 * Lets the running server of a data folder write a backup.
 *
 * @returns the number of rows, or undefined where no server runs
 * @throws {SettingsError} where it could not
 */
export async function backUpByHolder(folder: string, file: string): Promise<number | undefined> {
  return (await ask<{ rows: number }>(folder, BACKUP + JSON.stringify(file)))?.rows;
}

/**
 * Lets the running server of a data folder add the samples.
 *
 * @returns undefined where no server runs
 * @throws {SettingsError} where it could not
 */
export const seedByHolder = (folder: string): Promise<SeedResult | undefined> => ask(folder, SEED);

/**
 * Lets the running follower of a data folder take over.
 *
 * @returns undefined where none runs
 * @throws {SettingsError} where a server runs that follows none
 */
export async function takeOverByHolder(folder: string): Promise<TakeOver | undefined> {
  const reply = await ask<TakeOver>(folder, TAKE_OVER);
  if (!reply?.from) return reply;
  return { ...reply, from: { ...reply.from, asOf: new Date(reply.from.asOf) } };
}
