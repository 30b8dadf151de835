import { createTransport, type Transporter } from 'nodemailer';
import { isMailAddress } from '@standby/contracts';
import type { Settings } from '../settings/settings.ts';
import { mailHtml } from './mail-html.ts';
import { unicodeSupport } from './unicode-support.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The mail's own links, each of which stands on its own line of the text. */
  readonly links?: readonly string[];
  /** Sender, who receives the answers. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Address at which mail programs stop such mails with one press (RFC 8058). */
  readonly stopAddress?: string;
  readonly attachments?: readonly Attachment[];
}

interface Attachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** The mail server refused the recipient, or no mail server accepts such an address. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused';
}

export interface Mailer {
  /** @throws {RecipientRefused} if a retry is useless */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

/** Timeout for a mail server, for which a request waits. */
const TIMEOUT_MS = 15_000;

/** First status of a mail server's final refusals (RFC 5321, 4.2.1). */
const FINAL_REFUSAL = 500;

/** Whether an address needs a server with SMTPUTF8 (RFC 6531): a domain has an ASCII form, but the part before it has none. */
const isBeyondAscii = (address: string): boolean =>
  /[^\p{ASCII}]/u.test(address.slice(0, address.lastIndexOf('@')));

/** Returns a mail as printed text. If no mail server is set, the person who runs Standby reads mails in the terminal. */
function printedMail({ to, subject, text, replyTo, attachments = [] }: Mail): string {
  const files = attachments.map(({ filename }) => `Attached: ${filename}`);
  const from = replyTo ? [`Reply-To: ${replyTo.name} <${replyTo.address}>`] : [];
  const lines = [`To: ${to}`, `Subject: ${subject}`, ...from, ...files, '', ...text.split('\n')];
  return `\n${lines.map((line) => `  │ ${line}`.trimEnd()).join('\n')}\n`;
}

/** Returns headers that prevent automatic answers and explain how to stop the mails (RFC 3834, RFC 2369, RFC 8058). */
function headersOf({ stopAddress }: Mail): Record<string, string> {
  const isOneClick = stopAddress?.startsWith('https:') ?? false;
  return {
    'Auto-Submitted': 'auto-generated',
    ...(stopAddress !== undefined && { 'List-Unsubscribe': `<${stopAddress}>` }),
    // Mail programs ignore this header over plain http, where anybody on the network could forge the press.
    ...(isOneClick && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

async function deliver(transport: Pick<Transporter, 'sendMail'>, mail: Mail): Promise<void> {
  const { to, subject, text, links, replyTo, attachments = [] } = mail;
  const hasReplyTo = replyTo !== undefined && isMailAddress(replyTo.address);
  try {
    await transport.sendMail({
      // The value is an object, because a text would be parsed as a list of names, groups and addresses.
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

/** Creates a mailer that sends through the mail server of the settings, or prints the mails. */
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
