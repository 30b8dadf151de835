import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames, remotes } from '@standby/federation-config';
import { runTasks } from '../build.ts';
import { readPreloads, remoteFolder, ROOT } from '../composition.ts';
import { parseNames } from '../dev/parse-names.ts';
import { pageFile } from '../pages/pages.ts';
import { ReleaseError } from './history.ts';
import { hostFiles } from './host-files.ts';
import { openFolderStore } from './host/folder-store.ts';
import { describeUnit, historyOf, openReleases, units, type Unit } from './releases.ts';
import type { ReleaseState } from './state.ts';
import { hasFormerLayout } from './uploads.ts';
import { currentStamp, uncommittedChanges } from './working-tree.ts';

/**
 * - `pnpm assemble`: shell and all remotes into release/; what is released there stays.
 * - `pnpm release venue live [--canary 10] [--force]`: their builds, for all or for a share of the visitors.
 * - `pnpm promote venue [--to <id>]`: the canary, or an uploaded release, for all.
 * - `pnpm rollback venue [--to <id>]`: back to the release before, or a canary taken back.
 * - `pnpm releases`: what is deployed, and by whom.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    canary: { type: 'string' },
    to: { type: 'string' },
    force: { type: 'boolean', default: false },
  },
});
const [command = '', ...words] = positionals;

const folder = resolve(ROOT, process.env['RELEASE_FOLDER'] ?? 'release');
const releases = openReleases(openFolderStore(folder), {
  stamp: currentStamp,
  findSourceObstacle: uncommittedChanges,
});

function namedUnits(): readonly Unit[] {
  if (words.length === 0) throw new ReleaseError(`say what: pnpm ${command} venue`);
  return [...new Set(words)].map((word) => {
    if (word === 'shell') return word;
    const [name] = parseNames([word]);
    if (!name) throw new ReleaseError(`there is no ${word}`);
    return name;
  });
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
  print(await releases.releaseMissing(), units);
  const patterns = remoteNames.flatMap((name) => Object.keys(readPreloads(remoteFolder(name))));
  const { site, config } = hostFiles(patterns.map(pageFile));
  await mkdir(resolve(folder, 'config'), { recursive: true });
  for (const [file, content] of Object.entries(site)) {
    await writeFile(resolve(folder, 'site', file), content);
  }
  for (const [file, content] of Object.entries(config)) {
    await writeFile(resolve(folder, 'config', file), content);
  }
}

async function release(): Promise<void> {
  const named = namedUnits();
  const share = values.canary === undefined ? undefined : Number(values.canary) / 100;
  runTasks(
    ['build', ...(named.includes('shell') ? ['build:prerender'] : [])],
    named.map((unit) => (unit === 'shell' ? unit : remotes[unit].package)),
  );
  print(await releases.release(named, { share, isForced: values.force }), named);
}

function printLog(state: ReleaseState): void {
  for (const unit of units) {
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
  } else {
    printLog(await releases.read());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
