import { createServer } from 'node:net';
import { listeningPort } from '@standby/hosting/port';

export interface SmtpServer {
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** Received mails, as they came over the wire. */
  readonly received: readonly string[];
  /** Recipients of offered mails, as they came over the wire, including refused ones. */
  readonly recipients: readonly string[];
  readonly close: () => void;
}

interface SmtpOptions {
  /** Prefixes of recipients that are refused for good. */
  readonly refused?: readonly string[];
  /** Whether the server accepts letters beyond ASCII in addresses. */
  readonly offersUnicode?: boolean;
}

/** Starts a minimal SMTP server on loopback, which accepts mails. */
export async function startSmtp(options: SmtpOptions = {}): Promise<SmtpServer> {
  const { refused = [], offersUnicode = false } = options;
  const received: string[] = [];
  const recipients: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    /** Received part of a mail, whose end may come in several chunks. */
    let mail = '';
    const reply = (line: string): void => void socket.write(`${line}\r\n`);
    const answer = (line: string): void => {
      const recipient = /^RCPT TO:<(.*)>/u.exec(line)?.[1];
      if (line.startsWith('EHLO') && offersUnicode)
        return reply('250-mail.example\r\n250 SMTPUTF8');
      if (line.startsWith('QUIT')) return reply('221 bye');
      if (recipient === undefined) return reply('250 fine');
      recipients.push(recipient);
      const isRefused = refused.some((text) => recipient.startsWith(text));
      return reply(isRefused ? '550 no such user' : '250 fine');
    };
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      if (isData) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        received.push(mail);
        mail = '';
        isData = false;
        return reply('250 taken');
      }
      for (const line of text.trimEnd().split('\r\n')) {
        if (line.startsWith('DATA')) {
          isData = true;
          reply('354 go on');
        } else answer(line);
      }
    });
    reply('220 mail.example');
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    smtpUrl: `smtp://127.0.0.1:${listeningPort(server)}`,
    mailFrom: 'Standby <desk@standby.example>',
    received,
    recipients,
    close: () => void server.close(),
  };
}
