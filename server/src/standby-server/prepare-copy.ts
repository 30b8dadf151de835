import { resolve } from 'node:path';
import { backUp } from '@standby/server-kit/database/backup';
import { type Database, DatabaseError } from '@standby/server-kit/database/database';
import { readFollowing } from '@standby/server-kit/replication/subscription';
import { isBareOrigin, SettingsError, type Settings } from '@standby/server-kit/settings/settings';
import { hasAccounts } from '../repositories/accounts.ts';
import { schema } from '../features.ts';

export interface FollowOptions {
  /** Address of the server to follow. */
  readonly first: string;
  /** Whether to replace other data in the folder. */
  readonly isReplacing: boolean;
}

/** @throws {SettingsError} if the settings do not allow to follow a server */
export function followTokenOf({ followToken, databaseUrl }: Settings, first: string): string {
  if (!/^https?:/u.test(first) || !isBareOrigin(first)) {
    throw new SettingsError(
      'Name the address of the server to follow: npm run connected -- --follow https://standby.example',
    );
  }
  if (databaseUrl !== undefined) {
    throw new SettingsError('A copy is kept in a Postgres of its own: leave DATABASE_URL out.');
  }
  if (followToken === undefined) {
    throw new SettingsError(
      'Set the same FOLLOW_TOKEN on both servers. npm run connected -- follow-token makes one.',
    );
  }
  return followToken;
}

export const isUnencrypted = (first: string): boolean => {
  const { protocol, hostname } = new URL(first);
  return protocol === 'http:' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/u.test(hostname);
};

/**
 * Ensures that a copy may replace other data, which is backed up first.
 *
 * @returns whether to make a new copy
 * @throws {DatabaseError} if the person did not request the replacement
 */
export async function prepareFolder(
  database: Database,
  { dataFolder }: Settings,
  { first, isReplacing }: FollowOptions,
  print: (text: string) => void,
): Promise<boolean> {
  const following = await readFollowing(database);
  if (following?.first === first && !isReplacing) return false;
  const hasData = following !== undefined || (await database.asOwner(hasAccounts));
  if (!hasData) return true;
  if (!isReplacing) {
    const what = following ? `a copy of ${following.first}` : 'data';
    throw new DatabaseError(
      `There is ${what} in ${dataFolder} already, which a copy of ${first} replaces. Add --replace, or choose another folder with STANDBY_DATA.`,
    );
  }
  const file = resolve(
    dataFolder,
    `before-${new Date().toISOString().replaceAll(/[-:.]/gu, '')}.gz`,
  );
  await database.asOwner((owner) => backUp(owner, schema, file));
  print(`What was in ${dataFolder} is in ${file}. It can be restored from there.`);
  return true;
}
