import type { Page } from '@playwright/test';
import { makeShow } from '../../../mfe-productions/src/testing/make-show.ts';
import type { BrowserWindow } from '../engines/browser-window.ts';
import { expectThere } from '../engines/expectations.ts';
import { joinIn } from './other-engines.ts';
import { callServer, createAccountOf, expect, heading, test } from './test.ts';

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

const HAMLET = makeShow('hamlet', { title: 'Hamlet', startDate: '2027-03-08' });

/**
 * Opens the live room of a new organization's show from the dashboard. Skips the screens for account
 * and show, which `accounts.spec.ts` and `desk.spec.ts` cover.
 */
export async function openDesk(
  page: Page,
  origin: string,
): Promise<{ readonly organizationId: string; readonly showId: string }> {
  const { organizationId } = await createAccountOf(page, origin, 'Mira');
  const { id: showId } = HAMLET;
  const show = { id: showId, content: HAMLET };
  await callServer(page, origin, 'POST', `/organizations/${organizationId}/shows`, show);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Open live room: Hamlet' }).click();
  await expect(connection(page)).toHaveAccessibleName('Connection: Live');
  return { organizationId, showId };
}

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

interface DeskPeople {
  readonly page: Page;
  /** Window of the second person, in an engine of its own. */
  readonly mira: BrowserWindow;
  readonly haveAccount: (page: Page, firstName: string, organization: string) => Promise<string>;
}

/**
 * Two people come to the desk of one organization in two browsers, the second one by invitation.
 *
 * @returns the email of the first
 */
export async function meetAtOneDesk({ page, mira, haveAccount }: DeskPeople): Promise<string> {
  const email = await haveAccount(page, 'Noor', 'Lantern Street');
  await joinIn(mira, await inviteByLink(page, 'stage-manager'), 'Mira');
  await test.step('each person sees what the other creates without a reload', async () => {
    await createShow(page, 'Hamlet');
    await expectThere(mira, 'article', 'Hamlet');
  });
  return email;
}
