import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, runnerImport } from 'vite';
import { CONTRACT_FILE, REMOTE_ENTRY } from '@standby/federation-config';
import { remoteSettings, type StandbyRemote } from './remote-settings.ts';
import { remoteConfigOf } from './standby-remote.ts';

const REMOTE_MODULE = 'src/remote.ts';

async function readRemote(folder: string): Promise<StandbyRemote> {
  const file = resolve(folder, REMOTE_MODULE);
  if (!existsSync(file)) throw new Error(`There is no ${file}: run this in the remote's folder`);
  const options = { root: folder, logLevel: 'error', configFile: false } as const;
  const { module } = await runnerImport<{ readonly remote?: StandbyRemote }>(file, options);
  if (!module.remote) throw new Error(`${file} exports no \`remote\``);
  return module.remote;
}

/**
 * Writes the contract of a remote into a build by another bundler. The preset builds the same
 * sources in memory, because the contract lists the names that their modules use of the design
 * system.
 *
 * @param folder folder of the remote's package
 * @param outDir output folder of the build, relative to `folder`
 * @returns the written file
 * @throws {Error} naming the missing file
 */
export async function writeContract(folder: string, outDir: string): Promise<string> {
  const target = resolve(folder, outDir);
  if (!existsSync(resolve(target, REMOTE_ENTRY))) {
    throw new Error(`${target} has no ${REMOTE_ENTRY}: build the remote first`);
  }
  const settings = remoteSettings(await readRemote(folder), folder);
  const config = remoteConfigOf(settings)({ command: 'build', mode: 'production' });
  const result = await build({
    ...config,
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const contract = outputs
    .flatMap(({ output }) => output)
    .find((file) => file.type === 'asset' && file.fileName === CONTRACT_FILE);
  if (contract?.type !== 'asset') throw new Error(`The build made no ${CONTRACT_FILE}`);
  const file = resolve(target, CONTRACT_FILE);
  await writeFile(file, contract.source);
  return file;
}
