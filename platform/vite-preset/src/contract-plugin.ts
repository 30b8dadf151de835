import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { CONTRACT_FILE, type RemotePlace } from '@standby/federation-config';
import { parseSync, type Plugin } from 'vite';
import { CONTAINER_MODULE, SHARED_ICONS } from './container/container-plugin.ts';
import { isFromDesignSystem } from './design-system.ts';
import type { RemoteContract } from '@standby/contracts';
import { otherVersions, sharedVersions } from './shared-libraries.ts';

/** The module of a remote's server part. */
export const SERVER_PART = 'server/feature.ts';

/** Where a build takes a remote's contract from. */
export type ContractSource = () => Promise<RemoteContract>;

/** The contract that is committed in a folder; `pnpm contract` compares it with the code. */
export function committedContract(folder: string): ContractSource {
  return () =>
    Promise.resolve(
      JSON.parse(readFileSync(resolve(folder, CONTRACT_FILE), 'utf8')) as RemoteContract,
    );
}

/** Names of values that a module imports from the shell's instance of the design system. */
export function designSystemImports(code: string): readonly string[] {
  return parseSync('module.js', code)
    .module.staticImports.filter(({ moduleRequest }) => isFromDesignSystem(moduleRequest.value))
    .flatMap(({ entries }) => entries.flatMap(({ importName: { name } }) => name ?? []));
}

/** Of the remote's own sources, of an installed package of Standby, or what its icons are made with. */
const usesDesignSystem = (id: string): boolean =>
  id === SHARED_ICONS ||
  id.includes('/node_modules/@standby/') ||
  (/\.tsx?$/u.test(id) && !id.includes('/node_modules/'));

/**
 * A build has its contract beside its entry, with its place in the product, what it uses of the design system and the
 * versions of shared libraries that it was built with; a dev server says there that it is one.
 *
 * @param name of the remote in the product
 */
export function contractPlugin(
  name: string,
  place: RemotePlace,
  readContract: ContractSource,
): Plugin {
  let root = '';
  return {
    name: 'standby:contract',
    configResolved(config) {
      root = config.root;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${CONTRACT_FILE}`, (_request, response: ServerResponse) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        const manifest = readFileSync(resolve(root, 'package.json'), 'utf8');
        const { name: packageName } = JSON.parse(manifest) as { name: string };
        const contract = { isDevServer: true, name: packageName, remote: { name, ...place } };
        response.end(JSON.stringify(contract));
      });
    },
    buildStart() {
      for (const other of otherVersions(root)) this.warn(other);
    },
    async generateBundle() {
      const declared = await readContract();
      const modules = Array.from(this.getModuleIds());
      const names = modules
        .filter(usesDesignSystem)
        .flatMap((id) => designSystemImports(this.getModuleInfo(id)?.code ?? ''));
      // A container reads it by name when it loads a part of the remote.
      if (modules.includes(CONTAINER_MODULE)) names.push('checkModules');
      const contract: RemoteContract = {
        ...declared,
        remote: { name, ...place },
        designSystem: [...new Set(names)].toSorted(),
        libraries: Object.fromEntries(
          Object.entries(sharedVersions(root)).map(([library, version]) => [
            library,
            `^${version}`,
          ]),
        ),
        ...(existsSync(resolve(root, SERVER_PART)) ? { serverPart: declared.version } : {}),
      };
      const source = `${JSON.stringify(contract, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: CONTRACT_FILE, source });
    },
  };
}
