import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames, remotes } from '@standby/federation-config';
import { runTasks } from '../build.ts';
import { ROOT } from '../root.ts';
import { ReleaseError } from './history.ts';
import { openFolderStore } from './host/folder-store.ts';
import { describeUnit, historyOf, openReleases, unitsOf, type Unit } from './releases.ts';
import type { ReleaseState } from './state.ts';
import { hasFormerLayout } from './uploads.ts';
import { currentStamp, uncommittedChanges } from './working-tree.ts';

/**
 * - `pnpm assemble`: shell and all remotes into release/; what is released there stays.
 * - `pnpm release venue live [--canary 10] [--force]`: their builds, for all or for a share of the visitors.
 * - `pnpm release tickets --from ../tickets/dist`: a remote that is built in a repository of its own.
 * - `pnpm remove:remote tickets`: nobody gets it any more.
 * - `pnpm promote venue [--to <id>]`: the canary, or an uploaded release, for all.
 * - `pnpm rollback venue [--to <id>]`: back to the release before, or a canary taken back.
 * - `pnpm releases`: what is deployed, and by whom.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    canary: { type: 'string' },
    to: { type: 'string' },
    from: { type: 'string' },
    force: { type: 'boolean', default: false },
  },
});
const [command = '', ...words] = positionals;

const folder = resolve(ROOT, process.env['RELEASE_FOLDER'] ?? 'release');
// From where the command was typed, not from where a script of package.json runs.
const from = values.from && resolve(process.env['INIT_CWD'] ?? process.cwd(), values.from);
const sources = from ?? ROOT;
const releases = openReleases(openFolderStore(folder), {
  stamp: () => currentStamp(sources),
  findSourceObstacle: () => uncommittedChanges(sources),
  ...(from === undefined ? {} : { builds: { remote: () => from } }),
});

function namedUnits(): readonly Unit[] {
  if (words.length === 0) throw new ReleaseError(`say what: pnpm ${command} venue`);
  return [...new Set(words.map((word) => word.replace(/^mfe-/u, '')))];
}

function oneUnit(): Unit {
  const [unit, ...others] = namedUnits();
  if (!unit || others.length > 0) throw new ReleaseError(`${command} takes one name at a time`);
  return unit;
}

const print = (state: ReleaseState, named: readonly Unit[]): void => {
  for (const unit of named) console.log(`  ${unit.padEnd(12)} ${describeUnit(state, unit)}`);
};

async function assemble(): Promise<void> {
  runTasks(['build', 'prerender']);
  const state = await releases.releaseMissing();
  print(state, unitsOf(state));
}

/** Builds what is of this workspace. */
function buildUnits(named: readonly Unit[]): void {
  const packages = named.map((unit) => {
    if (unit === 'shell') return unit;
    const name = remoteNames.find((known) => known === unit);
    if (name) return remotes[name].package;
    throw new ReleaseError(
      `${unit} is no remote of this workspace (${remoteNames.join(', ')}): give its build with --from`,
    );
  });
  runTasks(['build', ...(named.includes('shell') ? ['build:prerender'] : [])], packages);
}

async function release(): Promise<void> {
  const named = namedUnits();
  const share = values.canary === undefined ? undefined : Number(values.canary) / 100;
  if (from === undefined) buildUnits(named);
  else if (named.length > 1 || named[0] === 'shell') {
    throw new ReleaseError('--from takes one remote at a time');
  }
  print(await releases.release(named, { share, isForced: values.force }), named);
}

function printLog(state: ReleaseState): void {
  for (const unit of unitsOf(state)) {
    print(state, [unit]);
    for (const { at, action, id, by, commit, forced } of historyOf(state, unit).deployments) {
      const from = commit === undefined ? '' : ` from ${commit.slice(0, 8)}`;
      const against = forced ? `, forced: ${forced.join('; ')}` : '';
      console.log(`    ${at}  ${action.padEnd(8)} ${id} by ${by}${from}${against}`);
    }
  }
}

try {
  if (hasFormerLayout(folder)) {
    throw new ReleaseError(
      `${folder} has the layout of earlier tools, in which the host served all of it. ` +
        'Assemble into another folder (RELEASE_FOLDER=…) and have the host serve its site/.',
    );
  }
  if (command === 'assemble') {
    await assemble();
  } else if (command === 'release') {
    await release();
  } else if (command === 'promote') {
    const unit = oneUnit();
    print(await releases.promote(unit, values.to), [unit]);
  } else if (command === 'rollback') {
    const unit = oneUnit();
    print(await releases.rollBack(unit, values.to), [unit]);
  } else if (command === 'remove') {
    const unit = oneUnit();
    print(await releases.remove(unit), [unit]);
  } else {
    printLog(await releases.read());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
