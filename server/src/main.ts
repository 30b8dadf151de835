import { inspect } from 'node:util';
import { runCommand } from './command-line.ts';
import { SettingsError } from '@standby/server-kit/settings/settings';

/** Prints a text for a person; the log goes to the same output, with one JSON line per event. */
const print = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  await runCommand(process.argv.slice(2), process.env, print);
} catch (error) {
  const hasWords = error instanceof SettingsError;
  process.stderr.write(`${hasWords ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
