import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer, RecipientRefused, type Mail } from './mailer.ts';
import { invitationMail, linkTo, resetPasswordMail } from '../../../../server/src/mail/mails.ts';
import { startSmtp, type SmtpServer } from '../../../../server/testing/smtp.ts';

describe('without a mail server', () => {
  it('a mail is printed with its complete link', async () => {
    const printed: string[] = [];
    const mailer = createMailer({ smtpUrl: undefined, mailFrom: undefined }, (text) =>
      printed.push(text),
    );
    const link = linkTo('http://localhost:4170', 'resetPassword', 'token');
    await mailer.send(resetPasswordMail('mira@example.com', link));
    expect(printed[0]).toContain('│ To: mira@example.com');
    expect(printed[0]).toContain('│ http://localhost:4170/auth/reset-password#token\n');
  });
});

describe('with a mail server', () => {
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await startSmtp({ refused: ['gone@'] });
  });
  afterAll(() => smtp.close());

  async function send(mail: Partial<Mail>, to: SmtpServer = smtp): Promise<string> {
    const mailer = createMailer(to, () => {});
    const words = { to: 'mira@example.com', subject: 'Call', text: 'Half past six' };
    await mailer.send({ ...words, ...mail }).finally(() => mailer.close());
    return to.received.at(-1) ?? '';
  }

  it('a mail is sent from the sender of the settings, as text and as HTML of the same words', async () => {
    const mail = await send({ text: 'Half <past> six\n  Studio A' });
    expect(mail).toContain('From: Standby <desk@standby.example>');
    expect(mail).toContain('To: mira@example.com');
    expect(mail).toContain('Half <past> six');
    expect(mail).toContain('<p>Half &lt;past> six<br>\r\n&nbsp;&nbsp;Studio A</p>');
  });

  it('a mail has headers for its automatic origin, its reply address and its stop address', async () => {
    const stopAddress = 'https://standby.example/stop?token=abc';
    const replyTo = { name: 'Mira, SM', address: 'mira@example.com' };
    const mail = await send({ stopAddress, replyTo });
    expect(mail).toContain('Auto-Submitted: auto-generated');
    expect(mail).toContain('Reply-To: "Mira, SM" <mira@example.com>');
    expect(mail).toContain(`List-Unsubscribe: <${stopAddress}>`);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('a mail links only to its own addresses', async () => {
    const own = 'https://standby.example/shows/hamlet/mine#token';
    const mail = await send({ text: `Here:\n${own}\n\nhttps://evil.example`, links: [own] });
    expect(mail.replaceAll('=\r\n', '')).toMatch(/<a href=(?:3D)?"https:\/\/standby\.example/u);
    expect(mail.replaceAll('=\r\n', '')).not.toMatch(/<a href=(?:3D)?"https:\/\/evil/u);
  });

  it.each(['x@y.de,z', 'group:a@b.de;', 'a@b.de\r\nRCPT TO:<c@d.de>', '"a b"@c.de'])(
    'no mail goes out to %j',
    async (to) => {
      const before = smtp.recipients.length;
      await expect(send({ to })).rejects.toThrow(RecipientRefused);
      expect(smtp.recipients).toHaveLength(before);
    },
  );

  it('a final refusal of the server differs from any other failure', async () => {
    await expect(send({ to: 'gone@example.com' })).rejects.toThrow(RecipientRefused);
    const nowhere = await startSmtp();
    nowhere.close();
    await expect(send({}, nowhere)).rejects.not.toThrow(RecipientRefused);
  });

  it('letters beyond ASCII before the at sign go to a server that takes them', async () => {
    const to = 'jörg.weiß@example.de';
    await expect(send({ to })).rejects.toThrow(RecipientRefused);
    const modern = await startSmtp({ offersUnicode: true });
    await send({ to }, modern);
    expect(modern.recipients).toEqual([to]);
    modern.close();
    await send({ to: 'mira@bühne.example' });
    expect(smtp.recipients.at(-1)).toBe('mira@xn--bhne-0ra.example');
  });
});

describe('names in an invitation', () => {
  const invitation = (organization: string, inviter = 'Mira') =>
    invitationMail('guest@example.com', 'link', { organization, inviter, role: 'stage-manager' });
  const { subject: fixed } = invitation('Globe');

  it.each([
    ['a line break', 'Globe\r\nBcc: all@example.com', 'Globe Bcc all example com'],
    ['an address', 'Prize: https://evil.example/win?x', 'Prize https evil example win?x'],
    ['a host', 'www.evil.example', 'www evil example'],
    ['a host in full-width letters', 'evil．example', 'evil example'],
    ['signs that turn the direction', 'Glo\u202Ebe\u200B!', 'Glo be !'],
    ['a saint', 'St. Mary’s', 'St. Mary’s'],
    ['a whole message', 'a'.repeat(100), `${'a'.repeat(60)}…`],
  ])('with %s are a short text in one line, and not in the subject', (_, name, shown) => {
    for (const mail of [invitation(name), invitation('Globe', name)]) {
      expect(mail.subject).toBe(fixed);
      expect(mail.text.split('\n')[0]).toContain(shown);
    }
    expect(invitation(name).text.split('\n')[0]).toBe(
      `Mira invites you to ${shown} on Standby, as Stage Manager.`,
    );
  });
});
