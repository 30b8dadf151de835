import type { Page } from '@playwright/test';
import { expectAccessible, stopClock } from '@standby/testing/playwright';
import type { BrowserWindow } from '../engines/browser-window.ts';
import { expectGone, expectText, expectThere } from '../engines/expectations.ts';
import { createShow, inviteByLink, meetAtOneDesk } from './desk-journey.ts';
import { createAccountOf, expect, test } from './test.ts';

/** Accepts an invitation with a new account, without the screens for it, and opens the dashboard. */
async function join(page: Page, link: string, firstName: string): Promise<void> {
  const { origin, hash } = new URL(link);
  await createAccountOf(page, origin, firstName, hash.slice(1));
  await page.goto('/dashboard');
}

const MANAGE = 'Manage Hamlet';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: MANAGE });

async function edit(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: MANAGE }).click();
  for (const [label, value] of Object.entries(fields)) {
    await dialogOf(page).getByLabel(label, { exact: true }).fill(value);
  }
}

const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Save' }).click();

/** Makes the other person's edit of the same show, in another engine. */
async function editAndSave(window: BrowserWindow): Promise<void> {
  await window.click('button', MANAGE);
  await window.fill('Venue', 'Harbour');
  await window.fill('Director', 'Mira');
  await window.fill('Budget', '$12');
  await window.click('button', 'Save');
  await expectGone(window, 'dialog', MANAGE);
}

test('two people work at one desk, and a third person looks on', async ({
  page: noor,
  newPerson,
  openEngine,
  haveAccount,
  guard,
}) => {
  guard.allowConsole(/status of 409/u);
  const mira = await openEngine('firefox');
  await meetAtOneDesk({ page: noor, mira, haveAccount });

  await test.step('both edit it, and the second decides what it says', async () => {
    await edit(noor, { Venue: 'Northgate', Director: 'Noor', Notes: 'Bring the skull' });
    await editAndSave(mira);
    await save(noor);
    const conflict = dialogOf(noor).getByRole('alert');
    await expect(conflict).toContainText('Mira Okafor changed this show while you edited it');
    await expect(conflict).toBeInViewport({ ratio: 0.5 });
    await expectAccessible(noor, [390, 1440]);
    await noor.getByRole('button', { name: 'Keep mine: Venue' }).click();
    await noor.getByRole('button', { name: 'Take theirs: Director' }).click();
    await save(noor);
    await expect(dialogOf(noor)).toBeHidden();
    await expectText(mira, 'article', /Northgate ·/u);
    await mira.click('button', MANAGE);
    await expectThere(mira, 'dialog', MANAGE);
    for (const [label, value] of [
      ['Venue', 'Northgate'],
      ['Director', 'Mira'],
      ['Budget', '$12'],
      ['Notes', 'Bring the skull'],
    ] as const) {
      expect(await mira.value(label)).toBe(value);
    }
    await mira.click('button', 'Cancel');
  });

  await test.step('a person who may only look sees each change at once, and cannot make any', async () => {
    const theo = await newPerson();
    await theo.clock.install();
    await join(theo, await inviteByLink(noor, 'light-board-operator'), 'Theo');
    await expect(theo.getByRole('link', { name: 'Open live room: Hamlet' })).toBeVisible();
    await expect(theo.getByText('As Light Board Op you can look at the shows')).toBeVisible();
    await expect(theo.getByRole('button', { name: MANAGE })).toBeHidden();
    await expect(theo.getByRole('link', { name: 'Create Event' })).toBeHidden();
    // The page's clock stands still, so it does not poll: the server pushed what it shows. A
    // benchmark measures that a push takes less than a second.
    await stopClock(theo);
    await createShow(noor, 'Macbeth');
    await expect(theo.getByRole('article', { name: 'Macbeth' })).toBeVisible();
  });

  await test.step('the service worker keeps files of the app, and nothing that a server answered', async () => {
    const cached = () =>
      mira.evaluate<string[]>(`
        const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(all.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);`);
    await expect.poll(cached).toContainEqual(expect.stringMatching(/^\/assets\//u));
    expect((await cached()).filter((path) => /^\/(?:api|live)(?:\/|$)/u.test(path))).toEqual([]);
  });
});
