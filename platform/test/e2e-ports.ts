import { createHash } from 'node:crypto';
import { remoteNames, SHELL_PORT, type RemoteName } from '@standby/federation-config';
import type { Composition } from '@standby/hosting/composition';
import { ROOT } from '@standby/hosting/root';

/**
 * First port of the browser suites. It differs from development ports, so that both can run at
 * once.
 */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4270);

/**
 * Returns a dev server's port in a copy of the workspace, 4370 for 4170, which does not collide
 * with a running `pnpm dev`.
 */
export const copyPort = (port: number): number => port - SHELL_PORT + FIRST_PORT + 100;

export const E2E_SHELL_PORT = FIRST_PORT;

/** First port after those of the remotes, which follow the shell's. */
const LATER_PORT = FIRST_PORT + 50;
export const E2E_GALLERY_PORT = LATER_PORT;

export function standalonePort(name: RemoteName): number {
  return FIRST_PORT + 1 + remoteNames.indexOf(name);
}

/** Compositions of the app with parts from the federation plugin, each on its own port. */
export const pluginCompositions: readonly (Composition & { readonly port: number })[] = [
  { port: LATER_PORT + 1, shell: 'plugin', remotes: () => 'plugin' },
  {
    port: LATER_PORT + 2,
    shell: 'container',
    remotes: (name) => (name === 'venue' ? 'plugin' : 'container'),
  },
  {
    port: LATER_PORT + 3,
    shell: 'plugin',
    remotes: (name) => (name === 'venue' ? 'container' : 'plugin'),
  },
];

const clone = createHash('sha256').update(ROOT).digest('hex').slice(0, 16);

/** Address that only the server of this clone answers. The server of another one has other builds. */
export const CLONE_ADDRESS = `/clone-${clone}.json`;
