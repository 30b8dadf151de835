import {
  startConnectedServer,
  type ConnectedServer,
} from '../../../server/testing/connected-server.ts';
import { startSmtp, type SmtpServer } from '../../../server/testing/smtp.ts';
import type { Page } from '@playwright/test';
import { company, liveWeek } from '../week.ts';
import { expect, test as base } from './test.ts';

interface Mailing {
  readonly server: ConnectedServer;
  readonly smtp: SmtpServer;
}

/** `test` on a server that mails through a real mail server, on loopback. */
const test = base.extend<object, { readonly mailing: Mailing }>({
  mailing: [
    async ({ signup }, provide) => {
      const smtp = await startSmtp({ refused: ['nobody@'] });
      const { smtpUrl, mailFrom } = smtp;
      const settings = { SIGNUP: signup, SMTP_URL: smtpUrl, MAIL_FROM: mailFrom };
      const server = await startConnectedServer(settings);
      await provide({ server, smtp });
      await server.stop();
      smtp.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: [
    async ({ mailing: { server } }, provide) => {
      await provide(server);
    },
    { scope: 'worker' },
  ],
});

test.use({ timezoneId: 'America/New_York' });

/**
 * Returns the received mail as a mail program shows it, with lines joined that were broken for
 * transport.
 */
const textOf = ({ received }: SmtpServer): string =>
  received
    .join('')
    .replaceAll(/=\r\n/gu, '')
    .replaceAll(/(?:=[\dA-F]{2})+/gu, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );

/**
 * Sends the form of the page that the first mail to an address leads to; `schedule.spec.ts` presses
 * its button.
 */
async function accept(page: Page, smtp: SmtpServer, email: string): Promise<void> {
  const mail = () => smtp.received.find((text) => text.includes(`To: ${email}`)) ?? '';
  await expect.poll(mail).not.toBe('');
  const link = /List-Unsubscribe: ?<([^>]+)>/u.exec(mail().replaceAll(/\r\n\s+/gu, ''))?.[1];
  const answer = await page.request.post(link ?? '', { form: { choice: 'accept' } });
  expect(await answer.text()).toContain('Mails accepted');
}

test('a week on a server: from the read-through to the report of the first night @all', async ({
  page,
  newPerson,
  haveAccount,
  mailing: { smtp },
}) => {
  test.setTimeout(240_000);
  await haveAccount(page, 'Mira', 'Lantern Street');
  let hasProducerAccepted = false;
  await liveWeek({
    page,
    now: () => Date.now(),
    openPhone: newPerson,
    async sendCall(window) {
      await window.getByRole('button', { name: 'Send by mail' }).click();
      await window.getByRole('button', { name: 'Send to 13 people' }).click();
      await expect(window.getByText(/13 were asked to accept mails first/u)).toBeVisible();
      for (const { email } of company) await accept(window, smtp, email);
      for (const { name } of company) {
        await expect.poll(() => textOf(smtp)).toContain(`${name}, you are called at 10:00.`);
      }
      expect(textOf(smtp)).toContain('Read-through, Studio A');
    },
    async checkReport(words) {
      if (!hasProducerAccepted) await accept(page, smtp, 'producer@lantern.example');
      hasProducerAccepted = true;
      // The page says that the report is frozen before the mail is sent.
      for (const text of ['To: producer@lantern.example', ...words]) {
        await expect.poll(() => textOf(smtp)).toContain(text);
      }
    },
  });
});
