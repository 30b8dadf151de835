import { accountPaths, roleLabels, type Role } from '@standby/contracts';
import type { Mail } from '@standby/server-kit/mail/mailer';

/** The pages that mailed and shared links open. The token is in the fragment, which browsers do not send to servers. */
const linkPaths = {
  resetPassword: accountPaths.resetPassword,
  confirmEmail: accountPaths.confirmEmail,
  invitation: accountPaths.invitation,
} as const;

export const linkTo = (origin: string, path: keyof typeof linkPaths, token: string): string =>
  `${origin}${linkPaths[path]}#${token}`;

const NAME_MAX = 60;

/**
 * Returns a name in a safe form for a mail. Strangers choose names, so a name must not begin a new line, become a link
 * in a mail program, or work as a message.
 */
export function shownName(name: string): string {
  const signs = name
    .normalize('NFKC')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .replaceAll(/[:/\\@<>]|\.(?=\S)/gu, ' ')
    .replaceAll(/ {2,}/gu, ' ')
    .trim();
  const letters = Array.from(signs);
  return letters.length > NAME_MAX ? `${letters.slice(0, NAME_MAX).join('')}…` : signs;
}

export function resetPasswordMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'A new password for Standby',
    text: `Someone asked for a new password for this account of Standby.

Choose it here within an hour; the link works once:
${link}

If that was not you, nothing has changed and there is nothing to do.`,
    links: [link],
  };
}

export function confirmEmailMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Confirm your new email for Standby',
    text: `This is to become the email of an account of Standby.

Confirm it here within an hour; the link works once:
${link}

If that was not you, nothing has changed and there is nothing to do.`,
    links: [link],
  };
}

export function emailChangedMail(to: string, email: string): Mail {
  return {
    to,
    subject: 'Your email for Standby was changed',
    text: `The email of your account of Standby is now ${email}.

If that was not you, ask an owner or an admin of your organization at once.`,
  };
}

export function passwordChangedMail(to: string): Mail {
  return {
    to,
    subject: 'Your password for Standby was changed',
    text: `The password of your account of Standby was changed, and every session was ended.

If that was not you, choose a new one with "Forgot password" at once.`,
  };
}

interface InvitationWords {
  readonly organization: string;
  readonly inviter: string;
  readonly role: Role;
}

export function invitationMail(to: string, link: string, words: InvitationWords): Mail {
  const [organization, inviter] = [shownName(words.organization), shownName(words.inviter)];
  return {
    to,
    // The subject has no names, because the inviter chooses them and could mail any subject to any address.
    subject: 'You are invited to an organization on Standby',
    text: `${inviter} invites you to ${organization} on Standby, as ${roleLabels[words.role]}.

Accept within 7 days; the link works once:
${link}

If you do not know them, there is nothing to do.`,
    links: [link],
  };
}

/** Returns the question to a person without an account whether a company may mail them. Only two names vary. */
export function mailQuestion(
  to: string,
  link: string,
  { organization, name }: { readonly organization: string; readonly name: string },
): Mail {
  return {
    to,
    subject: 'A company on Standby wants to mail you calls and reports',
    text: `${name} of ${organization} wants to mail you calls or reports of a show on Standby.

Accept their mails, or stop them, here:
${link}

If you do not know them, there is nothing to do: you get no other mail of them.`,
    links: [link],
  };
}

/** Returns the text above the link at the end of a company's mail. */
export const stopText = (organization: string): string =>
  `Stop the mails of ${organization}, or of every company on Standby:`;

export function deletionMail(to: string, deletesAt: Date): Mail {
  return {
    to,
    subject: 'Your account of Standby is about to be deleted',
    text: `Your account of Standby will be deleted on ${deletesAt.toISOString().slice(0, 10)}.

To keep it, sign in before that day and take the deletion back.`,
  };
}
