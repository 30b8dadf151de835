import { createTransport } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-transport';

/** How long an answer of the mail server is believed. */
const KNOWN_MS = 60 * 60 * 1000;

/** A mail server says what it offers in its answer to `EHLO`, a line for each (RFC 5321, 4.1.1.1). */
const OFFER = /^250[ -]SMTPUTF8\b/imu;

/** Asks a mail server whether it takes addresses with letters beyond ASCII (RFC 6531): the mailer would send them unasked. */
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
