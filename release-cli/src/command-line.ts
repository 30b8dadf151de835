import { parseArgs } from 'node:util';
import { parseOriginRule, policyOf, type OriginRule } from './origins.ts';
import { ReleaseError } from './release-error.ts';
import { describeUnit, historyOf, type Releases, type Unit } from './releases.ts';
import type { ReleaseState } from './state.ts';

/** Those that name what they are about, and those about a whole host. */
const COMMANDS = ['release', 'promote', 'rollback', 'remove'] as const;
const HOST_COMMANDS = ['republish', 'origins', 'status'] as const;
const ALL_COMMANDS = [...COMMANDS, ...HOST_COMMANDS];
export type Command = (typeof ALL_COMMANDS)[number];

export interface CommandLine {
  readonly command: Command;
  /** What it names, each once, without `mfe-`. */
  readonly units: readonly Unit[];
  /** Of a canary, from 0 to 1. */
  readonly share: number | undefined;
  /** Id of a release. */
  readonly to: string | undefined;
  /** Folder of a build. */
  readonly from: string | undefined;
  /** Address of the entry on another origin. */
  readonly entry: string | undefined;
  readonly isForced: boolean;
  /** Origins that the host's pages are to take remotes from, and those no more. */
  readonly allowed: readonly OriginRule[];
  readonly denied: readonly OriginRule[];
}

/** @throws {ReleaseError} for what is no command, or lacks a name */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      to: { type: 'string' },
      from: { type: 'string' },
      entry: { type: 'string' },
      force: { type: 'boolean', default: false },
      allow: { type: 'string', multiple: true, default: [] },
      deny: { type: 'string', multiple: true, default: [] },
    },
  });
  const [word = '', ...names] = positionals;
  const command = ALL_COMMANDS.find((known) => known === word);
  if (!command) throw new ReleaseError(`"${word}" is none of ${ALL_COMMANDS.join(', ')}`);
  const units = [...new Set(names.map((name) => name.replace(/^mfe-/u, '')))];
  if (units.length === 0 && COMMANDS.some((known) => known === command)) {
    throw new ReleaseError(`say what: ${command} venue`);
  }
  if (units.length > 1 && command !== 'release') {
    throw new ReleaseError(`${command} takes one name at a time`);
  }
  for (const option of ['from', 'entry'] as const) {
    if (values[option] !== undefined && (units.length > 1 || units[0] === 'shell')) {
      throw new ReleaseError(`--${option} takes one remote at a time`);
    }
  }
  const share = values.canary === undefined ? undefined : Number(values.canary) / 100;
  const { to, from, entry, force: isForced } = values;
  const [allowed, denied] = [values.allow.map(parseOriginRule), values.deny.map(parseOriginRule)];
  return { command, units, share, to, from, entry, isForced, allowed, denied };
}

/** One line for each unit: what everybody has, and what some have. */
export function describeUnits(state: ReleaseState, units: readonly Unit[]): string {
  return units.map((unit) => `  ${unit.padEnd(12)} ${describeUnit(state, unit)}`).join('\n');
}

/** What is deployed, with each deployment: when, what, by whom, from which commit, against what. */
function describeLog(state: ReleaseState, units: readonly Unit[]): string {
  const deployments = (unit: Unit): string[] =>
    historyOf(state, unit).deployments.map(({ at, action, id, by, commit, forced }) => {
      const from = commit === undefined ? '' : ` from ${commit.slice(0, 8)}`;
      const against = forced ? `, forced: ${forced.join('; ')}` : '';
      return `    ${at}  ${action.padEnd(8)} ${id} by ${by}${from}${against}`;
    });
  return units.flatMap((unit) => [describeUnits(state, [unit]), ...deployments(unit)]).join('\n');
}

/** Which origins the host's pages take remotes from, and who changed that. */
function describeOrigins(state: ReleaseState): string {
  const { overrideOrigins, remoteOrigins } = policyOf(state);
  const lists = [['overrides', overrideOrigins] as const, ...Object.entries(remoteOrigins)];
  return [
    ...lists.map(([name, origins]) => `  ${name.padEnd(12)} ${origins.join(' ') || 'none'}`),
    ...(state.origins ?? []).map(({ at, by }) => `    ${at}  changed by ${by}`),
  ].join('\n');
}

/**
 * Runs a command on a host.
 *
 * @returns what a person is told
 * @throws {ReleaseError} naming what stands against it
 */
export async function runCommandLine(
  { command, units, share, entry, to, isForced, allowed, denied }: CommandLine,
  releases: Releases,
): Promise<string> {
  const [unit = ''] = units;
  switch (command) {
    case 'release':
      return describeUnits(await releases.release(units, { share, entry, isForced }), units);
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
      return describeOrigins(
        allowed.length + denied.length === 0
          ? await releases.read()
          : await releases.changeOrigins(allowed, denied),
      );
    case 'status': {
      const state = await releases.read();
      return describeLog(state, units.length > 0 ? units : releases.unitsOf(state));
    }
  }
}
