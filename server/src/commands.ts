import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { backUp, restore } from '@standby/server-kit/database/backup';
import { DatabaseError } from '@standby/server-kit/database/database';
import { backUpByHolder, seedByHolder, takeOverByHolder } from './folder-requests.ts';
import { hasAccounts } from './accounts/repository.ts';
import { features, schema } from './features.ts';
import { openDatabase } from '@standby/server-kit/database/open';
import { seed, type SeedResult } from './transfer/seed.ts';
import { SettingsError, type Settings } from '@standby/server-kit/settings/settings';
import { describeTakeOver, takeOver } from './understudy/generation.ts';

type Print = (text: string) => void;

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

/** `backup <file>`: of a running server of this machine, or of the data alone. */
export async function backupCommand(
  settings: Settings,
  [name]: readonly string[],
  print: Print,
): Promise<void> {
  const file = fileOf(name, 'backup');
  const byHolder =
    settings.databaseUrl === undefined
      ? await backUpByHolder(settings.dataFolder, file)
      : undefined;
  if (byHolder !== undefined) return print(`${byHolder} rows are in ${file}.`);
  const database = await openDatabase(settings, optionsOf(print));
  try {
    const { rows } = await database.asOwner((owner) => backUp(owner, schema, file));
    print(`${rows} rows are in ${file}.`);
  } finally {
    await database.close();
  }
}

/** `restore <file> [--replace] [--from-newer]`: everything, or nothing. */
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
        'There is data already, which a restore replaces. Back it up, then add --replace.',
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

/** `check-backup <file>`: restores it into an empty database of its own, which is removed again. */
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

async function seedHere(settings: Settings, print: Print): Promise<SeedResult> {
  const database = await openDatabase(settings, optionsOf(print));
  try {
    return await seed(database, features, new Date());
  } finally {
    await database.close();
  }
}

/** `seed`: the samples for the first organization; of a running server of this machine, or of the data alone. */
export async function seedCommand(settings: Settings, print: Print): Promise<void> {
  const byHolder =
    settings.databaseUrl === undefined ? await seedByHolder(settings.dataFolder) : undefined;
  const { organization, added } = byHolder ?? (await seedHere(settings, print));
  const amounts = Object.entries(added).map(([name, count]) => `${count} ${name}`);
  print(`Added to ${organization}: ${amounts.join(', ')}. What was there stays as it is.`);
}

/** `take-over`: of a running follower of this machine, or of the data alone. */
export async function takeOverCommand(settings: Settings, print: Print): Promise<void> {
  const byHolder =
    settings.databaseUrl === undefined ? await takeOverByHolder(settings.dataFolder) : undefined;
  if (byHolder) {
    return print(`${describeTakeOver(byHolder)} It serves in a moment, at the address of its own.`);
  }
  const database = await openDatabase(settings, optionsOf(print));
  try {
    print(`${describeTakeOver(await takeOver(database, new Date()))} Start it: npm run connected`);
  } finally {
    await database.close();
  }
}
