import { expect, type Page } from '@playwright/test';
import { test as base } from '@standby/testing/playwright';
import {
  startConnectedServer,
  type ConnectedServer,
} from '../../../server/testing/connected-server.ts';
import { createOtherEngines, createProfiles, type OpenEngine } from './other-engines.ts';
import { newEmail, PASSWORD } from './people.ts';

export { expect, newEmail, PASSWORD };

/** Token of followed servers and of the standby servers that follow them. */
export const FOLLOW_TOKEN = 'a-token-that-both-servers-of-a-test-know';

interface WorkerFixtures {
  /** Whether anybody or only invited people may create an account. */
  readonly signup: 'open' | 'invite';
  /** Whether the server can be followed. The test itself ends such a server. */
  readonly isFollowed: boolean;
  /** Whether other people come in Firefox and WebKit instead of Chromium. The project sets it. */
  readonly hasOtherEngines: boolean;
  /** Server for all tests with these settings. Each test has people of its own. */
  readonly server: ConnectedServer;
}

export interface Fixtures {
  /** Opens another browser with a person of its own, under the same checks. */
  readonly newPerson: () => Promise<Page>;
  /**
   * Signs a person up with an organization of that name, and opens the dashboard. Skips the screens
   * for it, which `accounts.spec.ts` covers. Returns the email.
   */
  readonly haveAccount: (page: Page, firstName: string, organization: string) => Promise<string>;
  readonly openEngine: OpenEngine;
}

/** `test` on the real server, with the built app. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  signup: ['open', { option: true, scope: 'worker' }],
  isFollowed: [false, { option: true, scope: 'worker' }],
  hasOtherEngines: [false, { option: true, scope: 'worker' }],
  server: [
    async ({ signup, isFollowed }, provide) => {
      const server = await startConnectedServer({
        SIGNUP: signup,
        ...(isFollowed && { FOLLOW_TOKEN }),
      });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(server.origin);
  },
  newPerson: async ({ browser, contextOptions, server }, provide) => {
    const pages: Page[] = [];
    const complaints: string[] = [];
    await provide(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: server.origin,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // The browser logs each refusal of the server, and each connection that a test ended.
        const isRefusal =
          /status of 4\d\d|net::ERR_(?:CONNECTION|INCOMPLETE_CHUNKED)|WebSocket/u.test(
            message.text(),
          );
        if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
      });
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
    expect(complaints).toEqual([]);
  },
  haveAccount: async ({ server: { origin } }, provide) => {
    await provide(async (page, firstName, organization) => {
      const { email, organizationId } = await createAccountOf(page, origin, firstName);
      await callServer(page, origin, 'PATCH', `/organizations/${organizationId}`, {
        name: organization,
      });
      await page.goto('/dashboard');
      return email;
    });
  },
  openEngine: async ({ server, browser, hasOtherEngines, launchOptions }, provide) => {
    const engines = hasOtherEngines
      ? createOtherEngines(server.origin, launchOptions)
      : createProfiles(server.origin, browser);
    await provide(engines.open);
    await engines.stop();
  },
});

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes from the account form to the page behind it. */
export async function createAccount(page: Page, firstName: string): Promise<void> {
  await expect(heading(page)).toHaveText('Create Account');
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill('Okafor');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Goes from Get Started to the next step. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  await expect(heading(page)).toHaveText('Get Started');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Goes from the password step to the page behind it. */
export async function signIn(page: Page, password = PASSWORD): Promise<void> {
  await expect(heading(page)).toHaveText('Sign In');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Sends a request to the server with the cookies of a page. */
export async function callServer(
  page: Page,
  origin: string,
  method: 'PATCH' | 'POST',
  path: string,
  data: object,
): Promise<string> {
  const options = { method, data, headers: { origin } };
  const response = await page.request.fetch(`${origin}/api/v1${path}`, options);
  const text = await response.text();
  expect(response.ok(), `${method} ${path}: ${text}`).toBe(true);
  return text;
}

/**
 * Creates an account. The page's browser is signed in from then on.
 *
 * @param invitation token of one that is accepted with it
 */
export async function createAccountOf(
  page: Page,
  origin: string,
  firstName: string,
  invitation?: string,
): Promise<{ email: string; organizationId: string }> {
  const email = newEmail(firstName.toLowerCase());
  const account = { email, firstName, lastName: 'Okafor', password: PASSWORD, invitation };
  const session = await callServer(page, origin, 'POST', '/accounts', account);
  const { organizationId } = JSON.parse(session) as { organizationId: string };
  return { email, organizationId };
}

/** Creates an account with an organization of that name, and opens the dashboard. */
export async function signUp(
  page: Page,
  firstName: string,
  organization: string,
  from = '/auth/get-started',
): Promise<string> {
  const email = newEmail(firstName.toLowerCase());
  await page.goto(from);
  await giveEmail(page, email);
  await createAccount(page, firstName);
  await expect(heading(page)).toHaveText('Welcome to Standby');
  await page.getByLabel('Organization').fill(organization);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard');
  return email;
}

export const switcher = (page: Page) => page.getByRole('button', { name: /^Organization:/u });

/** Chooses an item of the user menu. */
export async function fromUserMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Removes the browser's cookies, as an expired session does. */
export const expireSession = (page: Page): Promise<void> => page.context().clearCookies();
