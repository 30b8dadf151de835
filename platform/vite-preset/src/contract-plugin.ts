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

/** Source of a remote's contract in a build. */
export type ContractSource = () => Promise<RemoteContract>;

/** Reads the committed contract of a folder. `pnpm contract` compares it with the code. */
export function committedContract(folder: string): ContractSource {
  return () =>
    Promise.resolve(
      JSON.parse(readFileSync(resolve(folder, CONTRACT_FILE), 'utf8')) as RemoteContract,
    );
}

/**
 * Returns the names of values that a module imports from the shell's instance of the design system.
 */
export function designSystemImports(code: string): readonly string[] {
  return parseSync('module.js', code)
    .module.staticImports.filter(({ moduleRequest }) => isFromDesignSystem(moduleRequest.value))
    .flatMap(({ entries }) => entries.flatMap(({ importName: { name } }) => name ?? []));
}

/**
 * Whether a module may use the design system: a source of the remote, an installed package of
 * Standby, or the icon factory.
 */
const usesDesignSystem = (id: string): boolean =>
  id === SHARED_ICONS ||
  id.includes('/node_modules/@standby/') ||
  (/\.tsx?$/u.test(id) && !id.includes('/node_modules/'));

/**
 * Writes the contract beside the entry of a build. It has the remote's place in the product, the
 * names that it uses of the design system, and the versions of the shared libraries. A dev server
 * serves a contract that marks it as one.
 *
 * @param name name of the remote in the product
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
      // A container reads this export by name when it loads a part of the remote.
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
