import type { FastifyInstance, FastifyReply } from 'fastify';
import { mailChoiceRoutes, type MailChoice } from '@standby/api-client/mails';
import { ApiError } from '@standby/server-kit/http/api-error';
import { API_PREFIX, handleRoutes, type AuthGuard } from '@standby/server-kit/http/handle-routes';
import type { Services } from '@standby/server-kit/services';
import type { Feature } from '@standby/server-kit';
import { nameOf } from '../repositories/organizations.ts';
import { noticePage, escapeText } from '../notice-page.ts';
import { readChoiceToken, type MailChoiceKey } from './choice-token.ts';
import { shownName } from './mails.ts';
import { noteChoice, noteStopOfAll, statesOf, type RecipientState } from './recipients.ts';

/** Path of the page, to which mail programs also send their form. */
export const CHOICE_PATH = `${API_PREFIX}/mails/choice`;

const linkWrong = (): ApiError =>
  new ApiError(404, 'link-wrong', 'This link is incomplete. Open it directly from the mail.');

const button = (choice: MailChoice, label: string, isMain = false): string =>
  `<button type="submit" name="choice" value="${choice}"${isMain ? '' : ' class="quiet"'}>${escapeText(label)}</button>`;

const STOP_ALL = button('stop-all', 'Stop the mails of every company on Standby');

/** Returns the buttons for the choices that the recipient has not made yet. */
function buttonsOf(state: RecipientState | undefined, company: string): string {
  const accept = button('accept', `Accept mails of ${company}`, true);
  const stop = button('stop', `Stop the mails of ${company}`);
  if (state === 'accepted') return `${stop}${STOP_ALL}`;
  return state === 'stopped' ? `${accept}${STOP_ALL}` : `${accept}${stop}${STOP_ALL}`;
}

const stateTexts: Readonly<Record<RecipientState, (company: string) => string>> = {
  asked: (company) =>
    `${company} wants to mail you calls and reports of a show. They mail you nothing before you accept.`,
  accepted: (company) => `You get the calls and reports that ${company} mails you.`,
  stopped: (company) => `${company} no longer sends you mails.`,
};

const doneTexts: Readonly<Record<MailChoice, (company: string) => string>> = {
  accept: (company) =>
    `From now on you get the calls and reports of ${company}, including those that were waiting for you.`,
  stop: (company) => `${company} no longer sends you mails.`,
  'stop-all': () => 'No company on Standby sends you mails any longer.',
};

interface PageContent {
  readonly title: string;
  readonly text: string;
  readonly buttons: string;
  readonly address: string;
}

function sendPage(reply: FastifyReply, { title, text, buttons, address }: PageContent) {
  const content = `<h1>${escapeText(title)}</h1><p role="status">${escapeText(text)}</p>
<p class="hint">Your address: ${escapeText(address)}</p>
<form method="post" aria-label="Mails">${buttons}</form>`;
  const { headers, html } = noticePage({ title, content });
  return reply.headers({ ...headers, 'cache-control': 'no-store' }).send(html);
}

interface ChoicePageOptions {
  readonly authGuard: AuthGuard;
  readonly services: Services;
  readonly secret: string;
  /** Features whose mails wait for an answer. */
  readonly features: readonly Pick<Feature, 'mailsAccepted'>[];
}

/** Serves the page on which a person without an account accepts mails of a company, or stops them. */
export function serveMailChoices(app: FastifyInstance, options: ChoicePageOptions): void {
  const { authGuard, services, secret, features } = options;
  const { now } = services;
  const { queries } = services.database;

  async function keyOf(token: string): Promise<MailChoiceKey & { readonly company: string }> {
    const key = readChoiceToken(token, secret);
    if (!key) throw linkWrong();
    const name = await nameOf(queries, key.organizationId).catch(() => {
      throw linkWrong();
    });
    return { ...key, company: shownName(name) };
  }

  /** Sends the mails that waited for the answer. */
  async function sendWaiting(key: MailChoiceKey, accountId: string | null): Promise<void> {
    if (accountId === null) return;
    const { organizationId, address } = key;
    const sender = { organizationId, accountId };
    for (const feature of features) await feature.mailsAccepted?.(services, sender, address);
  }

  async function choose(key: MailChoiceKey, choice: MailChoice): Promise<void> {
    if (choice === 'stop-all') await noteStopOfAll(queries, key.address, now());
    const state = choice === 'accept' ? 'accepted' : 'stopped';
    const askedBy = await noteChoice(queries, key, state, now());
    if (choice === 'accept') services.inBackground(sendWaiting(key, askedBy));
  }

  void app.register(async (pages) => {
    pages.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    handleRoutes(pages, authGuard, mailChoiceRoutes, {
      'GET /mails/choice': async ({ query: { token }, reply }) => {
        const { company, ...key } = await keyOf(token);
        const [state = 'asked'] = (await statesOf(queries, key, [key.address])).values();
        const title = state === 'asked' ? `Accept mails of ${company}?` : `Mails of ${company}`;
        const buttons = buttonsOf(state, company);
        await sendPage(reply, { ...key, title, text: stateTexts[state](company), buttons });
      },
      'POST /mails/choice': async ({ query: { token }, body: { choice }, reply }) => {
        const { company, ...key } = await keyOf(token);
        await choose(key, choice);
        const state = choice === 'accept' ? 'accepted' : 'stopped';
        const title = choice === 'accept' ? 'Mails accepted' : 'Mails stopped';
        const buttons = buttonsOf(state, company);
        await sendPage(reply, { ...key, title, text: doneTexts[choice](company), buttons });
      },
    });
  });
}
