import { roles } from '@standby/contracts';
import * as v from 'valibot';
import { emailSchema, tokenSchema } from './accounts';
import { defineRoutes } from './route-contract';

const NAME_MAX = 100;

const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter a name.'),
  v.maxLength(NAME_MAX, `Use at most ${NAME_MAX} characters.`),
);

const roleSchema = v.picklist(roles, 'Choose a role.');

const organizationSchema = v.object({ id: v.string(), name: v.string(), role: roleSchema });

/** A date, sent as an ISO text. */
const instant = v.pipe(
  v.date(),
  v.transform((date) => date.toISOString()),
  v.string(),
);

export const organizationRoutes = defineRoutes({
  'GET /organizations': {
    summary: 'The organizations that the account is a member of.',
    access: 'signed-in',
    response: v.object({ organizations: v.array(organizationSchema) }),
  },
  'POST /organizations': {
    summary: 'Makes another organization, which the account owns.',
    access: 'signed-in',
    body: v.object({ name: nameSchema }),
    response: organizationSchema,
    status: 201,
  },
  'GET /organizations/:organizationId': {
    summary: 'One organization.',
    access: 'organization:read',
    response: v.object({ ...organizationSchema.entries, revision: v.number() }),
  },
  'PATCH /organizations/:organizationId': {
    summary: 'Renames an organization.',
    access: 'organization:rename',
    body: v.object({ name: nameSchema }),
  },
  'GET /organizations/:organizationId/changes': {
    summary:
      'Server-sent events: `revision` with the number of the newest change, at once and after each change.',
    access: 'organization:read',
  },
  'DELETE /organizations/:organizationId/membership': {
    summary: 'Leaves an organization. Its last owner hands it over first.',
    access: 'organization:read',
  },
  'POST /organizations/:organizationId/owner': {
    summary: 'Hands ownership over to another member, and becomes an admin.',
    access: 'organization:transfer',
    body: v.object({ accountId: v.string() }),
  },
  'GET /organizations/:organizationId/members': {
    summary: 'The members and their roles.',
    access: 'members:read',
    response: v.object({
      members: v.array(
        v.object({
          accountId: v.string(),
          name: v.string(),
          email: v.string(),
          role: roleSchema,
          joinedAt: instant,
        }),
      ),
    }),
  },
  'PATCH /organizations/:organizationId/members/:accountId': {
    summary: 'Gives a member another role.',
    access: 'members:manage',
    body: v.object({ role: roleSchema }),
  },
  'DELETE /organizations/:organizationId/members/:accountId': {
    summary: 'Removes a member.',
    access: 'members:manage',
  },
  'GET /organizations/:organizationId/invitations': {
    summary: 'The invitations that are not accepted yet.',
    access: 'invitations:manage',
    response: v.object({
      invitations: v.array(
        v.object({
          id: v.string(),
          email: v.nullable(v.string()),
          role: roleSchema,
          createdAt: instant,
          expiresAt: instant,
        }),
      ),
    }),
  },
  'POST /organizations/:organizationId/invitations': {
    summary: 'Invites by mail where there is an email; the link works once, for 7 days.',
    access: 'invitations:manage',
    body: v.object({ role: roleSchema, email: v.optional(emailSchema) }),
    response: v.object({ id: v.string(), link: v.string(), expiresAt: instant }),
    status: 201,
  },
  'DELETE /organizations/:organizationId/invitations/:invitationId': {
    summary: 'Takes an invitation back.',
    access: 'invitations:manage',
  },
  'POST /invitations/look': {
    summary: 'What an invitation is for. Its link is the permission.',
    access: 'everybody',
    limit: 'tokenByAddress',
    body: v.object({ token: tokenSchema }),
    response: v.object({
      organization: v.string(),
      email: v.nullable(v.string()),
      role: roleSchema,
      expiresAt: instant,
    }),
  },
  'POST /invitations/accept': {
    summary: 'Becomes a member by an invitation.',
    access: 'signed-in',
    limit: 'tokenByAddress',
    body: v.object({ token: tokenSchema }),
    response: v.object({ organizationId: v.string() }),
  },
});
