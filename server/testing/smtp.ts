import { createServer } from 'node:net';
import { listeningPort } from '@standby/hosting/port';

export interface SmtpServer {
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** What was mailed, as it came over the wire. */
  readonly received: readonly string[];
  readonly close: () => void;
}

/** As little SMTP as takes mails, on loopback; it refuses recipients that begin with a text. */
export async function startSmtp(refused: string): Promise<SmtpServer> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    /** A mail as far as it has come: its end may come apart. */
    let mail = '';
    const reply = (line: string): void => void socket.write(`${line}\r\n`);
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
        isData ||= line.startsWith('DATA');
        if (line.startsWith('DATA')) reply('354 go on');
        else if (line.startsWith(`RCPT TO:<${refused}`)) reply('550 no such user');
        else reply(line.startsWith('QUIT') ? '221 bye' : '250 fine');
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
    close: () => void server.close(),
  };
}
