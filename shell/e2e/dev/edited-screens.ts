import { readFile, stat, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@standby/testing/playwright';
import { SECOND_COPY } from '../singletons.ts';
import { withLead } from './foreign-repository.ts';

/** Line below the title of an edited screen. */
export const LEAD = 'Seats, prices and who sits where';

/** Interval in ms in which Vite's watcher drops a second change. No person edits that fast. */
const WATCHER_DEAF_MS = 50;

const BEFORE = 'Tickets is not here yet';
const AFTER = 'Tickets is being written';

/** Source of a screen with state, which has to survive an edit. */
const SCREEN_WITH_STATE = `
import { useState } from 'react';
import { Page } from '@standby/shared-ui';

export default function Tickets() {
  const [note, setNote] = useState('');
  return (
    <Page title="Tickets">
      <p>${BEFORE}</p>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
    </Page>
  );
}
`;

/** Waits until Vite's watcher has seen the last change of a file. */
async function untilWatched(file: string): Promise<void> {
  const age = async (): Promise<number> => Date.now() - (await stat(file)).mtimeMs;
  await expect.poll(age).toBeGreaterThan(WATCHER_DEAF_MS);
}

/**
 * Edits the screen of `tickets` in a dev shell: the page keeps its state, and loads no library a
 * second time from the remote's dev server.
 *
 * @param file source of the screen, which is restored
 */
export async function expectStateToSurvive(
  page: Page,
  file: string,
  { shell, devServer }: { readonly shell: string; readonly devServer: string },
): Promise<void> {
  const source = await readFile(file, 'utf8');
  const ofDevServer: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(devServer)) ofDevServer.push(request.url());
  });
  await writeFile(file, SCREEN_WITH_STATE);
  await page.goto(shell);
  await expect(page.getByText(BEFORE)).toBeVisible();
  await expect(page.locator('nav [aria-current=page]')).toHaveText('Tickets');
  const note = page.getByLabel('Note');
  await note.fill('half-typed');
  await writeFile(file, SCREEN_WITH_STATE.replace(BEFORE, AFTER));
  await expect(page.getByText(AFTER)).toBeVisible();
  await expect(note).toHaveValue('half-typed');
  expect(ofDevServer.filter((address) => SECOND_COPY.test(address))).toEqual([]);
  await page.getByRole('link', { name: 'Rooms', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
  await untilWatched(file);
  await writeFile(file, source);
}

/**
 * Edits a screen of each remote on one page, which shows each edit without a reload.
 *
 * @param screens titles and source files
 */
export async function expectEditsWithoutReload(
  page: Page,
  screens: readonly (readonly [title: string, file: string])[],
): Promise<void> {
  await page.evaluate(() => void Object.assign(document, { isSame: true }));
  for (const [title, file] of screens) {
    await page.getByRole('link', { name: title, exact: true }).click();
    const source = await readFile(file, 'utf8');
    await expect(page.getByText(LEAD)).toHaveCount(0);
    const edited = withLead(source, title, LEAD);
    await writeFile(file, edited);
    await expect(page.getByText(LEAD)).toBeVisible();
    await untilWatched(file);
    await writeFile(file, source);
    await expect(page.getByText(LEAD)).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'isSame' in document)).toBe(true);
}
