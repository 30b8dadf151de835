import type { Mail } from './mailer.ts';

/** A member who mails people of their company. */
export interface MailSender {
  readonly organizationId: string;
  readonly accountId: string;
}

/**
 * Outcome of a mail:
 * - `refused`: the mail server refuses the address for good.
 * - `failed`: the mail server was not reached, or refused it for now.
 * - `asked`: the recipient was asked to accept mails of this company first, and has not answered.
 * - `stopped`: the recipient wants no mails of this company, or of any.
 * - `too-many`: this address has as many mails as it gets in a day.
 */
export const mailFates = ['sent', 'refused', 'failed', 'asked', 'stopped', 'too-many'] as const;
export type MailFate = (typeof mailFates)[number];

export type CompanyMail = Pick<Mail, 'to' | 'subject' | 'text' | 'links' | 'attachments'>;

/** Mails to some addresses, which were counted before the first of them goes out. */
export interface MailBatch {
  readonly send: (mail: CompanyMail) => Promise<MailFate>;
}

/**
 * The mails of members to people who have no account. Strangers get one question whether they accept mails of the company,
 * and nothing before they do.
 */
export interface CompanyMails {
  /** @throws {ApiError} 429 where the organization or the account has no room for so many on this day */
  readonly admit: (sender: MailSender, addresses: readonly string[]) => Promise<MailBatch>;
}
