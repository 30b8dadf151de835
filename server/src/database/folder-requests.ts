import { backUp } from './backup.ts';
import { askHolder } from './folder-lock.ts';
import type { Database } from './database.ts';

const BACKUP = 'backup ';

/** What the process that has a data folder does for others of this machine. */
export async function answerRequest(
  request: string,
  asOwner: Database['asOwner'],
): Promise<string> {
  if (!request.startsWith(BACKUP)) throw new Error(`unknown request "${request}"`);
  const file = JSON.parse(request.slice(BACKUP.length)) as string;
  return JSON.stringify(await asOwner((owner) => backUp(owner, file)));
}

/**
 * Lets the running server of a data folder write a backup.
 *
 * @returns the number of rows, or undefined where no server runs
 * @throws {Error} where it could not
 */
export async function backUpByHolder(folder: string, file: string): Promise<number | undefined> {
  const reply = await askHolder(folder, BACKUP + JSON.stringify(file));
  if (reply === undefined) return undefined;
  if (!reply.startsWith('{')) throw new Error(reply.replace(/^error: /u, ''));
  return (JSON.parse(reply) as { rows: number }).rows;
}
