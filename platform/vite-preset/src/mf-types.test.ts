import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RemoteContract } from '@standby/contracts';
import { listeningPort } from '@standby/hosting/port';
import { ROOT } from '@standby/hosting/root';
import { listen } from '@standby/hosting/static-server';
import { mfManifest } from './mf-manifest-plugin.ts';
import { mfTypes } from './mf-types.ts';

/** Part of the official tool that brings types into a repository. */
interface DtsTool {
  readonly DTSManager: new (options: object) => { readonly consumeTypes: () => Promise<void> };
}

/** The shell has the libraries of a host: router, React and the federation runtime. */
const LIBRARIES = resolve(ROOT, 'shell/node_modules');
const TSC = resolve(ROOT, 'node_modules/typescript/bin/tsc');

const fromRoot = createRequire(join(ROOT, 'package.json'));
const fromPlugin = createRequire(fromRoot.resolve('@module-federation/vite'));
const { DTSManager } = fromPlugin('@module-federation/dts-plugin/core') as DtsTool;

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    target: 'ES2023',
    types: [],
    skipLibCheck: true,
    noEmit: true,
    paths: { '*': ['./@mf-types/*'] },
  },
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standby-types-'));
  await symlink(LIBRARIES, join(folder, 'node_modules'));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
});
afterEach(() => rm(folder, { recursive: true }));

/** Brings the types of a remote into the repository, as `venue`, by its manifest. */
async function consumeTypes(contract: Pick<RemoteContract, 'routes'>): Promise<void> {
  const manifest = JSON.stringify(mfManifest('venue', '1.0.0', {}, []));
  const files = new Map<string, string | Uint8Array>([
    ['mf-manifest.json', manifest],
    ...Object.entries(mfTypes(contract)),
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url?.slice(1) ?? '');
    response.statusCode = file === undefined ? 404 : 200;
    response.end(file);
  });
  await listen(server, 0);
  const address = `http://localhost:${listeningPort(server)}/mf-manifest.json`;
  const remotes = { venue: `mfe_venue@${address}` };
  const moduleFederationConfig = { name: 'host', remotes };
  await new DTSManager({
    // The default of the bundlers' plugins.
    host: { context: folder, abortOnError: true, consumeAPITypes: true, moduleFederationConfig },
  }).consumeTypes();
  server.close();
  server.closeAllConnections();
}

/** Compiles a module of the repository. Returns the messages of the compiler. */
async function compile(code: string): Promise<string> {
  await writeFile(join(folder, 'host.ts'), code);
  return spawnSync(process.execPath, [TSC, '-p', folder], { encoding: 'utf8' }).stdout;
}

describe('the types of a remote', () => {
  it('let another repository compile against its routes and screens, by the tool of Module Federation', async () => {
    const contract = await readFile(resolve(ROOT, 'mfe-venue/contract.json'), 'utf8');
    await consumeTypes(JSON.parse(contract) as RemoteContract);
    const host = (path: string): string => `
      import type { RouteObject } from 'react-router-dom';
      import { loadRemote } from '@module-federation/runtime';
      import type { screens } from 'venue/routes';
      export const path: keyof typeof screens = '${path}';
      export async function readRoutes(): Promise<RouteObject[]> {
        const { default: routes } = await loadRemote('venue/routes');
        return routes satisfies RouteObject[];
      }`;
    expect(await compile(host('/rooms'))).toBe('');
    expect(await compile(host('/nowhere'))).toContain(`Type '"/nowhere"' is not assignable`);
    expect(await compile(host('/rooms').replace('default:', 'other:'))).toContain(
      `Property 'other' does not exist`,
    );
  });

  it('are the same bytes in each build', () => {
    const contract = { routes: [{ path: '/rooms', parameters: [] }] };
    expect(mfTypes(contract)).toEqual(mfTypes(contract));
  });
});
