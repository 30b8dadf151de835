import type { Page } from '@playwright/test';
import { expectAccessible, stopClock } from '@standby/testing/playwright';
import type { BrowserWindow } from '../engines/browser-window.ts';
import { expectGone, expectText, expectThere } from '../engines/expectations.ts';
import { joinIn } from './other-engines.ts';
import { createAccountOf, expect, heading, test } from './test.ts';

/** Returns a link that invites a person into the organization that a page works in. */
export async function inviteByLink(page: Page, role: string): Promise<string> {
  return page.evaluate(async (invitedRole) => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="standby:session"]');
    const { organizationId } = JSON.parse(tag?.content ?? '{}') as { organizationId: string };
    const response = await fetch(`/api/v1/organizations/${organizationId}/invitations`, {
      method: 'POST',
      body: JSON.stringify({ role: invitedRole }),
      headers: { 'content-type': 'application/json' },
    });
    return ((await response.json()) as { link: string }).link;
  }, role);
}

/** Accepts an invitation with a new account, without the screens for it, and opens the dashboard. */
async function join(page: Page, link: string, firstName: string): Promise<void> {
  const { origin, hash } = new URL(link);
  await createAccountOf(page, origin, firstName, hash.slice(1));
  await page.goto('/dashboard');
}

export async function createShow(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Create Event' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Venue').fill('Old Mill');
  await page.getByLabel('First performance').fill('2027-03-08');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(heading(page)).toContainText('Shows');
}

/** Waits until the browser has an offline copy of the page. */
export function untilOfflineCopy(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

export const connection = (page: Page) => page.getByRole('button', { name: /^Connection:/u });
export const share = (page: Page) => page.getByRole('dialog', { name: 'Share' });

/** Makes a link in the open Share dialog. */
export async function makeLink(page: Page, kind: string, name: string): Promise<string> {
  // The code of the dialog's form loads after the dialog, and moves the fields below it.
  await expect(share(page).getByRole('combobox', { name: 'Works for' })).toBeVisible();
  await share(page)
    .getByRole('button', { name: `Make ${kind} link` })
    .click();
  const link = share(page).getByRole('textbox', { name, exact: true });
  return link.inputValue();
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

interface DeskPeople {
  /** Page of the first person, whose browser may report a refused request. */
  readonly page: Page;
  /** Window of the second person, in an engine of its own. */
  readonly mira: BrowserWindow;
  readonly newPerson: () => Promise<Page>;
  readonly haveAccount: (page: Page, firstName: string, organization: string) => Promise<string>;
}

/**
 * Two people work in two browsers at the desk of one organization, from sign-up to an edit
 * conflict. A third person may only look.
 *
 * @returns the email of the first
 */
export async function workAtOneDesk(people: DeskPeople): Promise<string> {
  const { page: noor, mira, newPerson, haveAccount } = people;
  const email = await haveAccount(noor, 'Noor', 'Lantern Street');
  await joinIn(mira, await inviteByLink(noor, 'stage-manager'), 'Mira');

  await test.step('each person sees what the other creates without a reload', async () => {
    await createShow(noor, 'Hamlet');
    await expectThere(mira, 'article', 'Hamlet');
  });

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
  return email;
}
