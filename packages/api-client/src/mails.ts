import * as v from 'valibot';
import { defineRoutes } from './route-contract';

/** The choices of the recipient of a company's mails. */
const mailChoices = ['accept', 'stop', 'stop-all'] as const;
export type MailChoice = (typeof mailChoices)[number];

const TOKEN_MAX = 2_000;

const query = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]+$/u), v.maxLength(TOKEN_MAX)) });

export const mailChoiceRoutes = defineRoutes({
  'GET /mails/choice': {
    summary:
      'The page of a mail’s link, at which its recipient accepts mails of a company, or stops them.',
    access: 'everybody',
    limit: 'linkOpenByAddress',
    query,
  },
  'POST /mails/choice': {
    summary:
      'The form of that page. Without a choice it stops the mails of the company, as mail programs do with one press (RFC 8058).',
    access: 'everybody',
    limit: 'linkOpenByAddress',
    query,
    body: v.object({ choice: v.optional(v.picklist(mailChoices), 'stop') }),
  },
});
