import type { Plugin } from 'vite';
import {
  EXPOSED_MODULE,
  federationName,
  MF_MANIFEST_FILE,
  REMOTE_ENTRY,
} from '@standby/federation-config';
import { laterFiles, withImports, type LoadingChunk } from './chunks.ts';
import type { ContractSource } from './contract-plugin.ts';
import { MF_TYPES, mfTypes } from './mf-types.ts';
import { sharedVersions } from './shared-libraries.ts';

/** Version of module-federation.io whose format the manifest follows. */
const FORM = '2.9.1';

interface Assets {
  readonly js: { readonly sync: readonly string[]; readonly async: readonly string[] };
  readonly css: { readonly sync: readonly string[]; readonly async: readonly string[] };
}

const NO_ASSETS: Assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * Describes a build in the format of module-federation.io. Addresses are relative to the manifest.
 */
export function mfManifest(
  remote: string,
  version: string,
  libraries: Readonly<Record<string, string>>,
  chunks: readonly LoadingChunk[],
) {
  const name = federationName(remote);
  const exposed = EXPOSED_MODULE.replace('./', '');
  const isRoutes = ({ facadeModuleId }: LoadingChunk): boolean =>
    facadeModuleId?.replaceAll('\\', '/').endsWith('/src/routes.tsx') === true;
  const routes = chunks.filter(isRoutes).map(({ fileName }) => fileName);
  const sync = withImports(chunks, routes);
  const later = laterFiles(chunks, [], routes, [REMOTE_ENTRY, ...sync]);
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: REMOTE_ENTRY, path: '', type: 'module' },
      types: { path: '', name: MF_TYPES.api, ...MF_TYPES },
      globalName: name,
      pluginVersion: FORM,
      publicPath: 'auto',
    },
    shared: Object.entries(libraries).map(([library, shared]) => ({
      id: `${name}:${library}`,
      name: library,
      version: shared,
      requiredVersion: `^${shared}`,
      singleton: true,
      // The page has the only copy of a shared library.
      assets: NO_ASSETS,
    })),
    remotes: [],
    exposes: [
      {
        id: `${name}:${exposed}`,
        name: exposed,
        path: EXPOSED_MODULE,
        assets: { ...NO_ASSETS, js: { sync, async: later } },
      },
    ],
  };
}

export type MfManifest = ReturnType<typeof mfManifest>;

/** Writes {@link MF_MANIFEST_FILE} and the types of a remote beside its entry. */
export function mfManifestPlugin(name: string, readContract: ContractSource): Plugin {
  let root = '';
  return {
    name: 'standby:mf-manifest',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const contract = await readContract();
      const manifest = mfManifest(name, contract.version, sharedVersions(root), chunks);
      const source = `${JSON.stringify(manifest, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: MF_MANIFEST_FILE, source });
      for (const [fileName, text] of Object.entries(mfTypes(contract))) {
        this.emitFile({ type: 'asset', fileName, source: text });
      }
    },
  };
}
