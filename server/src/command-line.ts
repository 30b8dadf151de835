import { helpText } from './settings/help.ts';
import { readSettings, SettingsError } from '@standby/server-kit/settings/settings';

/**
 * Runs a command with its arguments. No command starts the server, which runs on after the promise is fulfilled.
 *
 * @throws {SettingsError} with a message for the person who typed it
 */
export async function runCommand(
  [command, ...rest]: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<void> {
  if (command === '--help' || command === '-h') return print(helpText());
  const settings = readSettings(environment);
  // Each command loads only its own code.
  if (command === undefined || command === '--api-only') {
    const { serve } = await import('./serve.ts');
    return serve(settings, print, { isApiOnly: command !== undefined });
  }
  if (command === '--follow') {
    const { followAndServe } = await import('./follow-and-serve.ts');
    return followAndServe(settings, rest, print);
  }
  if (command === 'follow-token') {
    const { newFollowToken } = await import('./standby-server/follow-token.ts');
    return print(newFollowToken());
  }
  if (command === 'take-over') {
    const { takeOverCommand } = await import('./commands.ts');
    return takeOverCommand(settings, rest, print);
  }
  if (command === 'backup' || command === 'restore') {
    const { backupCommand, restoreCommand } = await import('./commands.ts');
    const work = command === 'backup' ? backupCommand : restoreCommand;
    return work(settings, rest, print);
  }
  if (command === 'check-backup') {
    const { checkBackupCommand } = await import('./commands.ts');
    return checkBackupCommand(rest, print);
  }
  if (command === 'seed') {
    const { seedCommand } = await import('./commands.ts');
    return seedCommand(settings, print);
  }
  throw new SettingsError(`There is no command "${command}".\n\n${helpText()}`);
}
