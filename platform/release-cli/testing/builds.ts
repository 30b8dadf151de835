import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteNames } from '@standby/federation-config';
import type { ShellContract } from '../src/history.ts';
import type { Sources } from '../src/releases.ts';

/** A prerender bundle that renders the words of the remote's entry, as the shell's bundle would. */
const PRERENDER = `
  export const prerender = ({ says }, pathnames) =>
    pathnames.map((pathname) => ({
      pathname,
      head: '<title>' + pathname + '</title>',
      css: 'a{}',
      body: '<b style="color:red">' + says + '</b>',
      isLayout: pathname.includes(':'),
    }));`;

/** Returns a container whose words the prerender bundle of {@link makeTestBuilds} shows. */
export const entryThatSays = (words: string): string =>
  `export const says = '${words}', init = () => undefined, get = async () => () => undefined;`;

async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Small builds of shell and remotes in a folder of this machine. */
export interface TestBuilds extends Sources {
  readonly buildRemote: (
    name: string,
    version: string,
    says: string,
    contract?: object,
    further?: Readonly<Record<string, string | Buffer>>,
  ) => Promise<void>;
  /** Builds a server part. No test loads its module or the module's kit. */
  readonly buildServerPart: (name: string, version: string) => Promise<void>;
  readonly buildShell: (version: string) => Promise<void>;
}

export function makeTestBuilds(root: string): TestBuilds {
  let shellContract: ShellContract;
  const remoteBuild = (name: string): string => join(root, 'builds', name);
  return {
    units: ['shell', ...remoteNames],
    remoteBuild,
    serverPartBuild: (name) => join(root, 'server-builds', name),
    shellBuild: () => ({
      folder: join(root, 'shell'),
      prerender: join(root, 'prerender'),
      contract: shellContract,
    }),
    async buildRemote(name, version, says, contract = {}, further = {}) {
      const route = name === 'marketing' ? '/' : `/${name}`;
      await writeFiles(remoteBuild(name), {
        'remoteEntry.js': entryThatSays(says),
        '.inputs': 'fingerprint',
        'contract.json': JSON.stringify({
          name,
          version,
          shellContract: '1.0.0',
          routes: [{ path: route, parameters: [] }],
          sends: [],
          hears: [],
          ...contract,
        }),
        'preloads.json': JSON.stringify({ [route]: ['remoteEntry.js', `assets/${version}.js`] }),
        ...further,
      });
    },
    async buildServerPart(name, version) {
      const code = `export const feature = {};\nexport const version = '${version}';\n`;
      await writeFiles(join(root, 'server-builds', name), { [`${name}.mjs`]: code });
    },
    async buildShell(version) {
      await rm(join(root, 'shell'), { recursive: true, force: true });
      await writeFiles(join(root, 'prerender'), { 'prerender.mjs': PRERENDER });
      await writeFiles(join(root, 'shell'), {
        'index.html': `<head><title>Standby ${version}</title></head><body><div id="root"></div></body>`,
        '.prerendered.json': '[]',
        'sw.js': `worker of ${version}`,
        // The first version is large enough to be compressed; the next one is too small.
        'theme.js': version === '0.1.0' ? 'a'.repeat(1000) : 'b',
        [`assets/index-${version}.js`]: `shell ${version}`,
      });
      shellContract = {
        version,
        shellContract: '1.0.0',
        designSystem: ['Button'],
        sends: [],
        hears: [],
        payloads: {},
      };
    },
  };
}
