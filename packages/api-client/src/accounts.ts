import { roles } from '@standby/contracts';
import * as v from 'valibot';
import { newPasswordError } from './password';
import { defineRoutes } from './route-contract';

/** Maximum length of each text: far more than people type, and the most that a row should carry. */
const EMAIL_MAX = 254;
const NAME_MAX = 100;
const PHONE_MAX = 100;
/** Maximum length of a password: the server hashes all of it, so a longer one only costs time. */
const PASSWORD_MAX = 256;

export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(EMAIL_MAX, 'This email is too long.'),
  v.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/u, 'Enter an email, such as name@example.com.'),
);

const nameSchema = (message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(NAME_MAX, `Use at most ${NAME_MAX} characters.`),
  );

const passwordSchema = v.pipe(
  v.string(),
  v.nonEmpty('Enter the password.'),
  v.maxLength(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`),
);

const newPasswordSchema = v.pipe(
  passwordSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? newPasswordError(dataset.value) : undefined;
    if (message !== undefined) addIssue({ message });
  }),
);

/** The secret part of a mailed or shared link. */
export const tokenSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{22,64}$/u, 'This link is incomplete. Copy the whole link.'),
);

const membershipSchema = v.object({
  id: v.string(),
  name: v.string(),
  role: v.picklist(roles),
});

/** The signed-in account, and the organizations that it belongs to. */
const sessionSchema = v.object({
  account: v.nullable(
    v.object({
      id: v.string(),
      email: v.string(),
      firstName: v.string(),
      lastName: v.string(),
      phoneNumber: v.string(),
      /** Moment at which a deleted account is purged; null for every other account. */
      deletesAt: v.nullable(v.string()),
    }),
  ),
  organizations: v.array(membershipSchema),
  /** Organization that the person worked in last. */
  organizationId: v.nullable(v.string()),
});

export type Session = v.InferOutput<typeof sessionSchema>;

export const accountRoutes = defineRoutes({
  'POST /accounts/check': {
    summary: 'Says whether there is an account with an email, and whether one may be created.',
    access: 'everybody',
    limit: 'checkByAddress',
    body: v.object({ email: emailSchema }),
    response: v.object({ exists: v.boolean(), canCreate: v.boolean() }),
  },
  'POST /accounts': {
    summary: 'Creates an account with an organization of its own, and signs in.',
    access: 'everybody',
    limit: 'signUpByAddress',
    lane: 'passwords',
    body: v.object({
      email: emailSchema,
      firstName: nameSchema('Enter your first name.'),
      lastName: nameSchema('Enter your last name.'),
      phoneNumber: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(PHONE_MAX)), ''),
      password: newPasswordSchema,
      /** Token of an invitation, which the new account accepts at once. */
      invitation: v.optional(tokenSchema),
    }),
    response: sessionSchema,
    status: 201,
  },
  'GET /session': {
    summary: 'Returns the signed-in account; null without a session.',
    access: 'everybody',
    limit: 'sessionByAddress',
    response: sessionSchema,
  },
  'POST /session': {
    summary: 'Signs in.',
    access: 'everybody',
    limit: 'signInByAddress',
    lane: 'passwords',
    body: v.object({ email: emailSchema, password: passwordSchema }),
    response: sessionSchema,
  },
  'DELETE /session': {
    summary: 'Signs out. Without a session it does nothing.',
    access: 'everybody',
    limit: 'sessionByAddress',
  },
  'PUT /session/organization': {
    summary: 'Switches to another organization, which the next session begins with.',
    access: 'signed-in',
    body: v.object({ organizationId: v.string() }),
  },
  'POST /password/forgot': {
    summary: 'Mails a link for a new password, where there is an account; the answer is the same.',
    access: 'everybody',
    limit: 'mailByAddress',
    body: v.object({ email: emailSchema }),
    status: 202,
  },
  'POST /password/reset': {
    summary: 'Sets a new password by a mailed link, and ends every session.',
    access: 'everybody',
    limit: 'tokenByAddress',
    lane: 'passwords',
    body: v.object({ token: tokenSchema, password: newPasswordSchema }),
  },
  'PUT /account/password': {
    summary: 'Changes the password, ends every session and begins a new one.',
    access: 'signed-in',
    lane: 'passwords',
    body: v.object({ currentPassword: passwordSchema, password: newPasswordSchema }),
  },
  'PATCH /account': {
    summary: 'Changes name and phone number.',
    access: 'signed-in',
    body: v.object({
      firstName: nameSchema('Enter your first name.'),
      lastName: nameSchema('Enter your last name.'),
      phoneNumber: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(PHONE_MAX)), ''),
    }),
  },
  'POST /account/email': {
    summary: 'Mails a link to a new email, which changes once the link is opened.',
    access: 'signed-in',
    lane: 'passwords',
    body: v.object({ email: emailSchema, password: passwordSchema }),
    status: 202,
  },
  'POST /account/email/confirm': {
    summary: 'Changes the email by a mailed link.',
    access: 'everybody',
    limit: 'tokenByAddress',
    body: v.object({ token: tokenSchema }),
    response: v.object({ email: v.string() }),
  },
  'POST /account/deletion': {
    summary: 'Deletes the account in 30 days, and ends every session.',
    access: 'signed-in',
    lane: 'passwords',
    body: v.object({ password: passwordSchema }),
    response: v.object({ deletesAt: v.string() }),
  },
  'DELETE /account/deletion': {
    summary: 'Takes back a deletion; signing in within the 30 days comes first.',
    access: 'signed-in',
    isForLeaving: true,
  },
});
