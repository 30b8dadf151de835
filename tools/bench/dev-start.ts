import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { remoteNames, remotes } from '@standby/federation-config';
import { copyAddress, SHELL_ADDRESS, WorkspaceCopy } from '../workspace-copy.ts';
import { quantile } from './statistics.ts';

const READY = /Standby is at/u;
const EDITS = 7;
/** Vite's watcher drops a change that comes within 50 ms of the one before. */
const PAUSE_MILLIS = 100;
const SCREEN = 'mfe-venue/src/screens/Rooms/Rooms.tsx';
/** A copy's mfe-venue. */
const ALONE = copyAddress(remotes.venue.port);

async function timeStart(workspace: WorkspaceCopy, words: string[]): Promise<number> {
  const start = performance.now();
  await workspace.dev(words, READY);
  return performance.now() - start;
}

async function forgetDependencies(workspace: WorkspaceCopy): Promise<void> {
  const folders = ['shell', ...remoteNames.map((name) => remotes[name].package)];
  for (const folder of folders) {
    await rm(join(workspace.folder, folder, 'node_modules/.vite'), {
      recursive: true,
      force: true,
    });
  }
}

/** Millis from the write of a file to its words on the screen, median of a few. */
async function timeEdits(workspace: WorkspaceCopy, page: Page): Promise<number> {
  const button = page.getByRole('main').getByRole('link', { name: /^(?:Create room|Edit \d+)$/u });
  await button.waitFor();
  const times: number[] = [];
  // The first is not counted: the page may still fetch ahead.
  for (let edit = 0; edit <= EDITS; edit += 1) {
    await page.waitForTimeout(PAUSE_MILLIS);
    const words = `Edit ${String(performance.now()).replace('.', '')}`;
    const start = performance.now();
    await workspace.edit(SCREEN, (text) =>
      text.replace(/^(\s+)(?:Create room|Edit \d+)$/mu, `$1${words}`),
    );
    await page.waitForFunction((wanted) => document.body.textContent.includes(wanted), words);
    times.push(performance.now() - start);
  }
  console.log(`  edits: ${times.map(Math.round).join(', ')} ms`);
  return quantile(times.slice(1), 0.5);
}

/** In milliseconds. */
export interface DevTimes {
  readonly firstStart: number;
  readonly laterStart: number;
  readonly oneRemoteStart: number;
  readonly composedEdit: number;
  readonly aloneEdit: number;
}

/** How long a team waits: for the start, and for an edit; composed as against its remote alone. */
export async function measureDevStart(browser: Browser): Promise<DevTimes> {
  const workspace = await WorkspaceCopy.make();
  try {
    await forgetDependencies(workspace);
    const firstStart = await timeStart(workspace, []);
    await workspace.interrupt();
    const laterStart = await timeStart(workspace, []);

    const composed = await browser.newPage();
    await composed.goto(`${SHELL_ADDRESS}/rooms`);
    const composedEdit = await timeEdits(workspace, composed);
    await composed.close();
    const alone = await browser.newPage();
    await alone.goto(`${ALONE}/rooms`);
    const aloneEdit = await timeEdits(workspace, alone);
    await alone.close();
    await workspace.interrupt();

    // Once, so that the other remotes have their build.
    await timeStart(workspace, ['venue']);
    await workspace.interrupt();
    const oneRemoteStart = await timeStart(workspace, ['venue']);
    return { firstStart, laterStart, oneRemoteStart, composedEdit, aloneEdit };
  } finally {
    await workspace.remove();
  }
}
