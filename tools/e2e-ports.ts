import { remoteNames, type RemoteName } from '../federation.config.ts';

/** Ports of the browser suites, apart from those of development, so that both can run at once. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4270);

export const E2E_SHELL_PORT = FIRST_PORT;
export const E2E_GALLERY_PORT = FIRST_PORT + 9;

export function standalonePort(name: RemoteName): number {
  return FIRST_PORT + 1 + remoteNames.indexOf(name);
}
