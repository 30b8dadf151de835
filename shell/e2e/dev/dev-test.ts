import { remotes, type RemoteName } from '@standby/federation-config';
import { test as base } from '@standby/testing/playwright';
import type { BrowserWindow } from '../engines/browser-window.ts';
import { copyAddress, WorkspaceCopy } from '../../../platform/test/workspace-copy.ts';

export const READY = /Standby is at/u;
/**
 * Messages that development adds to the console. A cold dev server on a busy machine can take
 * longer than 10 s. The shell then reports the remote as slow, and still takes its late answer, for
 * which the tests wait.
 */
export const DEVELOPMENT = /\[vite\]|React DevTools|RemoteLoadError: remote "\w+" is slow/u;

/** `test` with one copy of the workspace for all tests of a worker. */
export const test = base.extend<object, { workspace: WorkspaceCopy }>({
  workspace: [
    // Playwright reads the first parameter's names, so it has to be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const workspace = await WorkspaceCopy.make();
      await use(workspace);
      await workspace.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/**
 * Returns the address of a remote's dev server in the copy. If its port is taken, the server uses
 * one further on.
 */
export const addressOf = (name: RemoteName, further = 0): string =>
  copyAddress(remotes[name].port + further);

/** Steps from the dashboard to a screen of each further remote. */
export const WAY: readonly (readonly [
  act: (window: BrowserWindow) => Promise<void>,
  heading: RegExp,
])[] = [
  [(window) => window.click('link', /^Open/u), /^Hamlet$/u],
  [(window) => window.back(), /^Shows/u],
  [(window) => window.click('link', 'Rooms'), /^Rooms/u],
  [(window) => window.click('link', 'Standby'), /Run the show/u],
  [(window) => window.click('link', 'Get Started'), /^Get Started$/u],
];
