import { inspect } from 'node:util';
import { helpText } from './settings/help.ts';
import { readSettings, SettingsError } from './settings/settings.ts';

/** Where a person reads: the log goes the same way, one JSON line an event. */
const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function run([command, ...rest]: readonly string[]): Promise<void> {
  if (command === '--help' || command === '-h') return print(helpText());
  const settings = readSettings(process.env);
  // What a command needs is loaded by that command.
  if (command === undefined || command === '--api-only') {
    const { serve } = await import('./serve.ts');
    return serve(settings, print, { isApiOnly: command !== undefined });
  }
  if (command === 'backup' || command === 'restore') {
    const { backupCommand, restoreCommand } = await import('./commands.ts');
    const work = command === 'backup' ? backupCommand : restoreCommand;
    return work(settings, rest, print);
  }
  throw new SettingsError(`There is no command "${command}".\n\n${helpText()}`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const hasWords = error instanceof SettingsError;
  process.stderr.write(`${hasWords ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
