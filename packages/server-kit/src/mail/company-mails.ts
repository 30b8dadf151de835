import type { Mail } from './mailer.ts';

/** A member who mails people of their company. */
export interface MailSender {
  readonly organizationId: string;
  readonly accountId: string;
}

/**
 * Outcome of a mail:
 * - `refused`: The mail server refuses the address for good.
 * - `failed`: The mail server was not reached, or refused the mail for now.
 * - `asked`: The recipient was first asked to accept mails of this company, and has not answered.
 * - `stopped`: The recipient stopped the mails of this company, or of all companies.
 * - `too-many`: The address has received the maximum number of mails for one day.
 */
const mailFates = ['sent', 'refused', 'failed', 'asked', 'stopped', 'too-many'] as const;
export type MailFate = (typeof mailFates)[number];

export type CompanyMail = Pick<Mail, 'to' | 'subject' | 'text' | 'links' | 'attachments'>;

/** Mails to some addresses, which were counted before the first one is sent. */
export interface MailBatch {
  readonly send: (mail: CompanyMail) => Promise<MailFate>;
}

/**
 * The mails of members to people without an account. A stranger first gets one question whether they accept mails of the
 * company, and no other mail until they accept.
 */
export interface CompanyMails {
  /** @throws {ApiError} 429 if the organization or the account may not send so many mails on this day */
  readonly admit: (sender: MailSender, addresses: readonly string[]) => Promise<MailBatch>;
}
