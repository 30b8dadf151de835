import { type Options, parseOptions } from '../../command-line/parse-options.ts';
import {
  describeLog,
  describeOrigins,
  describePreview,
  describeReleases,
  describeUnits,
} from './describe.ts';
import { describeRates } from './describe-rates.ts';
import { parseOriginRule, type OriginRule } from './origins.ts';
import { ReleaseError } from './release-error.ts';
import type { Releases, Unit } from './releases.ts';
import { serverPartOf } from './unit.ts';

/** Commands for named units, and commands for a whole host. */
const COMMANDS = ['release', 'preview', 'promote', 'rollback', 'remove'] as const;
const HOST_COMMANDS = ['republish', 'origins', 'status'] as const;
const ALL_COMMANDS = [...COMMANDS, ...HOST_COMMANDS];
export type Command = (typeof ALL_COMMANDS)[number];

export interface CommandLine {
  readonly command: Command;
  /** Named units, each once, without the prefix `mfe-`. */
  readonly units: readonly Unit[];
  /** Share of the visitors who get a canary, from 0 to 1. */
  readonly share: number | undefined;
  /** Error rate from 0 to 1 that ends the canary. */
  readonly abortAbove: number | undefined;
  /** Whether the status is JSON. */
  readonly isJson: boolean;
  /** Id of a release. */
  readonly to: string | undefined;
  /** Folder of a build. */
  readonly from: string | undefined;
  /** Address of the entry on another origin. */
  readonly entry: string | undefined;
  readonly isForced: boolean;
  /** Whether a release only runs its checks. */
  readonly isDryRun: boolean;
  /** Origins to allow for remotes; `denied` lists the origins to forbid. */
  readonly allowed: readonly OriginRule[];
  readonly denied: readonly OriginRule[];
}

/** Usage of the commands. */
export const USAGE = `release <name…>     deploys a build: --from <folder>, --entry <address on another origin>,
                    --canary <per cent of the browsers>, --force;
                    --dry-run makes all checks and changes nothing;
                    <name>:server releases the server part, which the server loads when it starts again;
                    --abort-above <per cent of a canary's pages with errors> has a server of connected mode end it
preview <name>      uploads a build for everyone who has its link, and says what stands against its release
promote <name>      gives the canary to all visitors, or the release that --to <id> names
rollback <name>     deploys the previous release, or ends the canary; --to <id> goes further back
remove <name>       takes a remote out of the product
status [<name…>]    lists what is deployed, and the log of deployments; --json also has the error rates
origins             lists the origins that pages take remotes from; --allow <origin> or <name>=<origin>, --deny
republish           writes registry and pages again from the log

RELEASE_TARGET names the host: a folder, or ssh://deploy@standby.example/srv/standby.
RELEASE_URL is the address that people open, for the links that a release prints.`;

const OPTIONS = {
  canary: { type: 'string' },
  'abort-above': { type: 'string' },
  json: { type: 'boolean', default: false },
  to: { type: 'string' },
  from: { type: 'string' },
  entry: { type: 'string' },
  force: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  allow: { type: 'string', multiple: true, default: [] },
  deny: { type: 'string', multiple: true, default: [] },
} satisfies Options;

/**
 * @returns undefined if `--help` requests the usage
 * @throws {ReleaseError} for an unknown command, or one that lacks a name
 * @throws {UsageError} for an unknown option
 */
export function parseCommandLine(args: readonly string[]): CommandLine | undefined {
  const parsed = parseOptions(args, OPTIONS, USAGE);
  if (!parsed) return undefined;
  const { positionals, values } = parsed;
  const [word = '', ...names] = positionals;
  const command = ALL_COMMANDS.find((known) => known === word);
  if (!command) {
    throw new ReleaseError(
      `${word ? `There is no command ${word}` : 'A command is missing.'}\n\n${USAGE}`,
    );
  }
  const units = [...new Set(names.map((name) => name.replace(/^mfe-/u, '')))];
  if (units.length === 0 && COMMANDS.some((known) => known === command)) {
    throw new ReleaseError(`say what: ${command} venue`);
  }
  if (
    command === 'preview' &&
    (units[0] === 'shell' || serverPartOf(units[0] ?? '') !== undefined)
  ) {
    throw new ReleaseError('preview is for the screens of a remote');
  }
  if (units.length > 1 && command !== 'release') {
    throw new ReleaseError(`${command} takes one name at a time`);
  }
  for (const option of ['from', 'entry'] as const) {
    const isServed = option === 'entry' && units.some((unit) => serverPartOf(unit) !== undefined);
    if (values[option] !== undefined && (units.length > 1 || units[0] === 'shell' || isServed)) {
      throw new ReleaseError(`--${option} takes one remote at a time`);
    }
  }
  const share = values.canary === undefined ? undefined : Number(values.canary) / 100;
  const limit = values['abort-above'];
  const abortAbove = limit === undefined ? undefined : Number(limit) / 100;
  if (abortAbove !== undefined && !(abortAbove >= 0 && abortAbove < 1 && share !== undefined)) {
    throw new ReleaseError('--abort-above takes per cent from 0 to 99, and belongs to --canary');
  }
  const { to, from, entry, force: isForced, json: isJson, 'dry-run': isDryRun } = values;
  if (isDryRun && command !== 'release') {
    throw new ReleaseError('--dry-run belongs to release');
  }
  const [allowed, denied] = [values.allow.map(parseOriginRule), values.deny.map(parseOriginRule)];
  const canary = { share, abortAbove };
  const flags = { isForced, isDryRun, isJson };
  return { command, units, ...canary, to, from, entry, ...flags, allowed, denied };
}

/** Advice after a change of the host's configuration. Most hosts read it only when they start. */
const RELOAD_HOST =
  '  The routes or the Content Security Policy in nginx.conf, _headers, _redirects and vercel.json have changed, so the\n' +
  '  copy of a static host is stale: reload nginx (nginx -s reload), or deploy the folder again.';

/**
 * Runs a command on a host.
 *
 * @param url public address of the product, such as `https://product.example`
 * @returns the text to print
 * @throws {ReleaseError} naming the obstacles
 */
export async function runCommandLine(
  line: CommandLine,
  releases: Releases,
  url?: string,
): Promise<string> {
  const text = await runCommand(line, releases, url);
  return releases.hasNewConfiguration() ? `${text}\n${RELOAD_HOST}` : text;
}

async function runCommand(
  line: CommandLine,
  releases: Releases,
  url: string | undefined,
): Promise<string> {
  const { command, units, share, abortAbove, entry, to, isForced, isJson, allowed, denied } = line;
  const [unit = ''] = units;
  switch (command) {
    case 'release': {
      const state = await releases.release(units, { share, abortAbove, entry, isForced });
      return line.isDryRun
        ? `Nothing stands against this release; nothing was changed:\n${describeUnits(state, units)}`
        : describeReleases(state, units, url);
    }
    case 'preview':
      return describePreview(unit, await releases.preview(unit), url);
    case 'promote':
      return describeUnits(await releases.promote(unit, to), units);
    case 'rollback':
      return describeUnits(await releases.rollBack(unit, to), units);
    case 'remove':
      return describeUnits(await releases.remove(unit), units);
    case 'republish': {
      const state = await releases.republish();
      return describeUnits(state, releases.unitsOf(state));
    }
    case 'origins':
      return allowed.length + denied.length === 0
        ? describeOrigins(await releases.read())
        : describeOrigins(await releases.changeOrigins(allowed, denied));
    case 'status': {
      const state = await releases.read();
      const shown = units.length > 0 ? units : releases.unitsOf(state);
      if (!isJson) return describeLog(state, shown);
      return JSON.stringify(describeRates(state, shown, await releases.readReports()), null, 2);
    }
  }
}
