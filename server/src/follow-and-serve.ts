import { SettingsError, type Settings } from '@standby/server-kit/settings/settings';
import { assertBuilt, serve } from './serve.ts';
import { follow } from './standby-server/follow.ts';
import { describeTakeOver } from './standby-server/generation.ts';

const FLAGS = new Set(['--replace', '--api-only']);

/** Runs `--follow <address> [--replace] [--api-only]`: keeps a copy, and serves it after a take-over. */
export async function followAndServe(
  settings: Settings,
  [address = '', ...flags]: readonly string[],
  print: (text: string) => void,
): Promise<void> {
  const unknown = flags.find((flag) => !FLAGS.has(flag));
  if (unknown !== undefined) throw new SettingsError(`--follow has no option "${unknown}".`);
  const isApiOnly = flags.includes('--api-only');
  // The check comes now, because at the moment of the take-over it would be too late.
  if (!isApiOnly) assertBuilt(settings);
  const options = { first: address, isReplacing: flags.includes('--replace') };
  const result = await follow(settings, options, print);
  if (!result) return;
  print(describeTakeOver(result));
  await serve(settings, print, { isApiOnly });
}
