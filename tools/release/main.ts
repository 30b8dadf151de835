import { resolve } from 'node:path';
import { remoteNames, remotes, type RemoteName } from 'federation-config';
import { runTasks } from '../build.ts';
import { ROOT } from '../composition.ts';
import { parseNames } from '../dev/parse-names.ts';
import { openReleaseFolder } from './release-folder.ts';
import { currentId, point, ReleaseError, rollBack, startCanary } from './release-log.ts';

/**
 * `pnpm assemble`: shell and all remotes into release/.
 * `pnpm release venue [--canary 10]`: one more version of a remote, for all or for a share of the visitors.
 * `pnpm rollback venue`: back to the version before, or a canary taken back.
 */
const [command, ...words] = process.argv.slice(2);
const folder = openReleaseFolder(resolve(ROOT, process.env['RELEASE_FOLDER'] ?? 'release'));

async function assemble(): Promise<void> {
  runTasks(['build', 'prerender']);
  await folder.putShell();
  await folder.putHostFiles();
  for (const name of remoteNames) await releaseRemote(name, undefined);
}

async function releaseRemote(name: RemoteName, share: number | undefined): Promise<void> {
  const release = await folder.putRemote(name);
  const log = await folder.readLog(name);
  const next = share === undefined ? point(log, release) : startCanary(log, release, share);
  await folder.writeLog(name, next);
  const audience = share === undefined ? '' : ` for ${share * 100} % of the visitors`;
  console.log(`  ${remotes[name].package} ${release.id}${audience}`);
}

function oneName(): RemoteName {
  const [word] = words;
  const [name] = word === undefined ? [] : parseNames([word]);
  if (!name) throw new ReleaseError(`say which remote: pnpm ${command ?? 'release'} venue`);
  return name;
}

function canaryShare(): number | undefined {
  const option = words.indexOf('--canary');
  return option < 0 ? undefined : Number(words[option + 1]) / 100;
}

try {
  if (command === 'assemble') {
    await assemble();
  } else if (command === 'release') {
    const name = oneName();
    runTasks(['build'], [remotes[name].package]);
    await releaseRemote(name, canaryShare());
  } else {
    const name = oneName();
    const log = rollBack(await folder.readLog(name));
    await folder.writeLog(name, log);
    console.log(`  ${remotes[name].package} is back at ${currentId(log) ?? ''}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
