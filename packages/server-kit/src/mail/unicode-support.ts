import { createTransport } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-transport';

/** Milliseconds for which an answer of the mail server is cached. */
const KNOWN_MS = 60 * 60 * 1000;

/** Line of a mail server's answer to `EHLO`, which lists each extension (RFC 5321, 4.1.1.1). */
const OFFER = /^250[ -]SMTPUTF8\b/imu;

/** Creates a check whether a mail server accepts addresses beyond ASCII (RFC 6531), since the mailer itself does not ask. */
export function unicodeSupport(options: Options & { readonly url: string }) {
  let known: { readonly isOffered: boolean; readonly at: number } | undefined;

  async function ask(): Promise<boolean> {
    let isOffered = false;
    const hear = (_entry: unknown, ...words: readonly unknown[]): void => {
      isOffered ||= words.some((text) => typeof text === 'string' && OFFER.test(text));
    };
    const quiet = (): void => undefined;
    const levels = { trace: quiet, info: quiet, warn: quiet, error: quiet, fatal: quiet };
    const logger = { ...levels, debug: hear, level: quiet };
    const transport = createTransport({ ...options, logger, transactionLog: true });
    try {
      await transport.verify();
    } finally {
      transport.close();
    }
    return isOffered;
  }

  return {
    async isOffered(): Promise<boolean> {
      if (!known || performance.now() - known.at > KNOWN_MS) {
        known = { isOffered: await ask(), at: performance.now() };
      }
      return known.isOffered;
    },
  };
}
