import { SettingsError, type Settings } from '@standby/server-kit/settings/settings';
import { assertBuilt, serve } from '../serve.ts';
import { follow } from './follow.ts';
import { describeTakeOver } from './generation.ts';

const FLAGS = new Set(['--replace', '--api-only']);

/** `--follow <address> [--replace] [--api-only]`: keeps a copy, and serves it once it took over. */
export async function followAndServe(
  settings: Settings,
  [address = '', ...flags]: readonly string[],
  print: (text: string) => void,
): Promise<void> {
  const unknown = flags.find((flag) => !FLAGS.has(flag));
  if (unknown !== undefined) throw new SettingsError(`--follow has no option "${unknown}".`);
  const isApiOnly = flags.includes('--api-only');
  // Before the show, not in the moment of the take-over.
  if (!isApiOnly) assertBuilt(settings);
  const options = { first: address, isReplacing: flags.includes('--replace') };
  const result = await follow(settings, options, print);
  if (!result) return;
  print(describeTakeOver(result));
  await serve(settings, print, { isApiOnly });
}
