import { createTransport, type Transporter } from 'nodemailer';
import { isMailAddress } from '@standby/contracts';
import type { Settings } from '../settings/settings.ts';
import { mailHtml } from './mail-html.ts';
import { unicodeSupport } from './unicode-support.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Addresses in the text that the mail itself leads to, each on a line of its own. */
  readonly links?: readonly string[];
  /** The person who sends it, who gets the answers. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Where mail programs stop such mails with one press (RFC 8058). */
  readonly stopAddress?: string;
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** The mail server refused the recipient, or no mail server takes such an address. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused';
}

export interface Mailer {
  /** @throws {RecipientRefused} where trying again is of no use */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

/** Longest wait for a mail server, which a request waits for. */
const TIMEOUT_MS = 15_000;

/** Answers of a mail server from here on are final (RFC 5321, 4.2.1). */
const FINAL_REFUSAL = 500;

/** Whether only servers with SMTPUTF8 (RFC 6531) take an address: a domain has another form in ASCII, the part before it has none. */
const isBeyondAscii = (address: string): boolean =>
  /[^\p{ASCII}]/u.test(address.slice(0, address.lastIndexOf('@')));

/** Without a mail server the person who runs Standby reads mails where it was started. */
function printedMail({ to, subject, text, replyTo, attachments = [] }: Mail): string {
  const files = attachments.map(({ filename }) => `Attached: ${filename}`);
  const from = replyTo ? [`Reply-To: ${replyTo.name} <${replyTo.address}>`] : [];
  const lines = [`To: ${to}`, `Subject: ${subject}`, ...from, ...files, '', ...text.split('\n')];
  return `\n${lines.map((line) => `  │ ${line}`.trimEnd()).join('\n')}\n`;
}

/** No program answers a mail of a program, and each tells how to stop them (RFC 3834, RFC 2369, RFC 8058). */
function headersOf({ stopAddress }: Mail): Record<string, string> {
  const isOneClick = stopAddress?.startsWith('https:') ?? false;
  return {
    'Auto-Submitted': 'auto-generated',
    ...(stopAddress !== undefined && { 'List-Unsubscribe': `<${stopAddress}>` }),
    // Over plain http anybody on the way could press it, so no mail program does.
    ...(isOneClick && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

async function deliver(transport: Pick<Transporter, 'sendMail'>, mail: Mail): Promise<void> {
  const { to, subject, text, links, replyTo, attachments = [] } = mail;
  const hasReplyTo = replyTo !== undefined && isMailAddress(replyTo.address);
  try {
    await transport.sendMail({
      // An object: a text would be read as a list of names, groups and addresses.
      to: { name: '', address: to },
      ...(hasReplyTo && { replyTo: { ...replyTo } }),
      subject,
      text,
      html: mailHtml(text, links),
      headers: headersOf(mail),
      attachments: [...attachments],
    });
  } catch (error) {
    const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
    if (code !== 'EENVELOPE' || responseCode < FINAL_REFUSAL) throw error;
    throw new RecipientRefused('the mail server refused the recipient', { cause: error });
  }
}

/** Sends through the mail server of the settings, or prints. */
export function createMailer(
  { smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
  print: (text: string) => void,
): Mailer {
  const checkAddress = ({ to }: Mail): void => {
    if (!isMailAddress(to)) throw new RecipientRefused('this is not one address');
  };
  if (smtpUrl === undefined) {
    return {
      async send(mail) {
        checkAddress(mail);
        print(printedMail(mail));
      },
      close: () => {},
    };
  }
  const options = {
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport({ ...options, pool: true }, { from: mailFrom });
  const support = unicodeSupport(options);
  return {
    async send(mail) {
      checkAddress(mail);
      if (isBeyondAscii(mail.to) && !(await support.isOffered())) {
        throw new RecipientRefused('the mail server offers no SMTPUTF8');
      }
      await deliver(transport, mail);
    },
    close: () => transport.close(),
  };
}
