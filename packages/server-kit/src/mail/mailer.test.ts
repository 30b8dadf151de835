import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';
import { invitationMail, linkTo, resetPasswordMail } from '../../../../server/src/mail/mails.ts';
import { listeningPort } from '@standby/hosting/port';

describe('without a mail server', () => {
  it('a mail is printed, with its link whole', async () => {
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
  const received: string[] = [];
  let server: Server;
  let smtpUrl: string;

  /** As little SMTP as takes one mail. */
  beforeAll(async () => {
    server = createServer((socket) => {
      let isData = false;
      const reply = (line: string): void => void socket.write(`${line}\r\n`);
      reply('220 mail.example');
      socket.setEncoding('utf8');
      socket.on('data', (text: string) => {
        if (isData) {
          received.push(text);
          if (!text.endsWith('\r\n.\r\n')) return;
          isData = false;
          return reply('250 taken');
        }
        for (const line of text.trimEnd().split('\r\n')) {
          if (line.startsWith('DATA')) {
            isData = true;
            reply('354 go on');
          } else reply(line.startsWith('QUIT') ? '221 bye' : '250 fine');
        }
      });
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    smtpUrl = `smtp://127.0.0.1:${listeningPort(server)}`;
  });
  afterAll(() => server.close());

  it('a mail is sent from the sender of the settings', async () => {
    const mailer = createMailer({ smtpUrl, mailFrom: 'Standby <desk@standby.example>' }, () => {});
    await mailer.send({ to: 'mira@example.com', subject: 'Call', text: 'Half past six' });
    mailer.close();
    const mail = received.join('');
    expect(mail).toContain('From: Standby <desk@standby.example>');
    expect(mail).toContain('To: mira@example.com');
    expect(mail).toContain('Half past six');
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
