import { findBrowser, versionOf, type EngineName } from './browsers/browsers.ts';

interface Circumstances {
  /** Engines that the steps open. */
  readonly engines: readonly EngineName[];
  readonly seed: number;
  readonly startedAt: Date;
  /** Words after `npm test`. */
  readonly words: readonly string[];
}

/** Returns the machine's time zone, also without `TZ`. */
const zoneName = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function browserLine(name: EngineName): string {
  const path = findBrowser(name);
  return `${name}: ${path === undefined ? 'missing' : `${versionOf(name, path) ?? 'unknown version'}, ${path}`}`;
}

/** Returns the conditions of a run, and the command that repeats it elsewhere. */
export function circumstancesText({ engines, seed, startedAt, words }: Circumstances): string {
  const lines = engines.map(browserLine);
  const settings = `TZ=${zoneName()} STANDBY_SEED=${seed}`;
  const rest = words.length > 0 ? ` -- ${words.join(' ')}` : '';
  return [
    ...lines,
    `Node ${process.versions.node} on ${process.platform}, zone ${zoneName()}, started at ${startedAt.toISOString()}, seed ${seed}`,
    `The same again: ${settings} npm test${rest}`,
  ].join('\n');
}
