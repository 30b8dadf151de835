import type { Act } from '@standby/live-room/domain/event-log/event';
import type { Command } from '@standby/live-room/domain/acts/acts';
import type { Refusal } from '@standby/live-room/domain/rules/refusals';

/** Returns the commands of one gesture as one act; commands that are not needed are false. */
export function together(commands: readonly (Command | false)[]): Act | Refusal {
  const acts = commands.filter((command) => command !== false);
  const [first, ...others] = acts;
  if (!first) return 'no-change';
  return others.length === 0 ? first : { type: 'batch', acts };
}
