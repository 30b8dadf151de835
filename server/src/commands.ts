import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { backUp, restore } from '@standby/server-kit/database/backup';
import { DatabaseError } from '@standby/server-kit/database/database';
import { hasAccounts } from './repositories/accounts.ts';
import { features, schema } from './features.ts';
import { openDatabase } from '@standby/server-kit/open-database';
import { seed } from './transfer/seed.ts';
import { SettingsError, type Settings } from '@standby/server-kit/settings/settings';
import { fenceOthers } from './standby-server/fence-first.ts';
import { describeTakeOver, takeOver } from './standby-server/generation.ts';

type Print = (text: string) => void;

const FIRST_IS_STOPPED = '--first-is-stopped';

const optionsOf = (print: Print) => ({
  migrations: schema.migrations,
  onError: (error: unknown) => print(`Database: ${String(error)}`),
  onNotice: print,
});

function fileOf(name: string | undefined, command: string): string {
  if (name === undefined)
    throw new SettingsError(`Name the file: npm run connected -- ${command} <file>`);
  return resolve(name);
}

/** Runs `backup <file>` for a server that may be running. */
export async function backupCommand(
  settings: Settings,
  [name]: readonly string[],
  print: Print,
): Promise<void> {
  const file = fileOf(name, 'backup');
  const database = await openDatabase(settings, { ...optionsOf(print), mayShare: true });
  try {
    const { rows } = await database.asOwner((owner) => backUp(owner, schema, file));
    print(`${rows} rows are in ${file}.`);
  } finally {
    await database.close();
  }
}

/** Runs `restore <file> [--replace] [--from-newer]`, which restores everything or nothing. */
export async function restoreCommand(
  settings: Settings,
  [name, ...flags]: readonly string[],
  print: Print,
): Promise<void> {
  const file = fileOf(name, 'restore');
  const database = await openDatabase(settings, optionsOf(print));
  try {
    const isReplacing = flags.includes('--replace');
    if (!isReplacing && (await database.asOwner(hasAccounts))) {
      throw new DatabaseError(
        'There is already data, which a restore replaces. Back it up, then add --replace.',
      );
    }
    const { rows, leftOut } = await database.asOwner((owner) =>
      restore(owner, schema, file, { isFromNewer: flags.includes('--from-newer') }),
    );
    print(`${rows} rows are restored from ${file}.`);
    if (leftOut.length > 0)
      print(`Left out, as only a newer version has it: ${leftOut.join(', ')}.`);
  } finally {
    await database.close();
  }
}

/** Runs `check-backup <file>`, which restores the file into a temporary database. */
export async function checkBackupCommand([name]: readonly string[], print: Print): Promise<void> {
  const file = fileOf(name, 'check-backup');
  const dataFolder = await mkdtemp(join(tmpdir(), 'standby-check-'));
  try {
    const database = await openDatabase(
      { databaseUrl: undefined, natsUrl: undefined, dataFolder },
      optionsOf(print),
    );
    try {
      const { rows } = await database.asOwner((owner) => restore(owner, schema, file));
      if (!(await database.asOwner(hasAccounts))) {
        throw new DatabaseError(`${file} has no account: it is a backup of an empty server.`);
      }
      print(`${file} can be restored: ${rows} rows.`);
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** Runs `seed`, which adds the samples to the first organization; the server may be running. */
export async function seedCommand(settings: Settings, print: Print): Promise<void> {
  const database = await openDatabase(settings, { ...optionsOf(print), mayShare: true });
  try {
    const { organization, added } = await seed(database, features, new Date());
    const amounts = Object.entries(added).map(([name, count]) => `${count} ${name}`);
    print(`Added to ${organization}: ${amounts.join(', ')}. Existing data is unchanged.`);
  } finally {
    await database.close();
  }
}

/** Runs `take-over` with this machine's copy. A follower that runs here notices it, and serves. */
export async function takeOverCommand(
  settings: Settings,
  flags: readonly string[],
  print: Print,
): Promise<void> {
  const database = await openDatabase(settings, { ...optionsOf(print), mayShare: true });
  try {
    await fenceOthers(database, settings, {
      isInsisting: flags.includes(FIRST_IS_STOPPED),
      how: `add ${FIRST_IS_STOPPED}`,
    });
    print(
      `${describeTakeOver(await takeOver(database, new Date()))} A follower that runs here serves in a moment; otherwise start it: npm run connected`,
    );
  } finally {
    await database.close();
  }
}
