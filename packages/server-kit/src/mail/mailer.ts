import { createTransport } from 'nodemailer';
import type { Settings } from '../settings/settings.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

/** Longest wait for a mail server, which a request waits for. */
const TIMEOUT_MS = 15_000;

/** Without a mail server the person who runs Standby reads mails where it was started. */
function printedMail({ to, subject, text, attachments = [] }: Mail): string {
  const files = attachments.map(({ filename }) => `Attached: ${filename}`);
  const lines = [`To: ${to}`, `Subject: ${subject}`, ...files, '', ...text.split('\n')];
  return `\n${lines.map((line) => `  │ ${line}`.trimEnd()).join('\n')}\n`;
}

/** Sends through the mail server of the settings, or prints. */
export function createMailer(
  { smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
  print: (text: string) => void,
): Mailer {
  if (smtpUrl === undefined) {
    return { send: (mail) => Promise.resolve(print(printedMail(mail))), close: () => {} };
  }
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: mailFrom },
  );
  return {
    send: async (mail) => {
      const { attachments = [], ...words } = mail;
      await transport.sendMail({ ...words, attachments: [...attachments] });
    },
    close: () => transport.close(),
  };
}
