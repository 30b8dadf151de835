import { inspect } from 'node:util';
import { backupCommand, restoreCommand } from './commands.ts';
import { DatabaseError } from './database/database.ts';
import { serve } from './serve.ts';
import { helpText } from './settings/help.ts';
import { readSettings, SettingsError } from './settings/settings.ts';

/** Where a person reads: the log goes the same way, one JSON line an event. */
const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function run([command, ...rest]: readonly string[]): Promise<void> {
  if (command === '--help' || command === '-h') return print(helpText());
  const settings = readSettings(process.env);
  if (command === undefined) return serve(settings, print);
  if (command === '--api-only') return serve(settings, print, { isApiOnly: true });
  if (command === 'backup') return backupCommand(settings, rest, print);
  if (command === 'restore') return restoreCommand(settings, rest, print);
  throw new SettingsError(`There is no command "${command}".\n\n${helpText()}`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const hasWords = error instanceof SettingsError || error instanceof DatabaseError;
  process.stderr.write(`${hasWords ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
