import { defineRoutes } from '@standby/api-client/contract';
import { departmentIdSchema } from '@standby/live-room/domain/state/cue-schema';
import * as v from 'valibot';
import { LINK_KINDS, linkOpeningRoutes } from './contract';
import { LINK_NAME_MAX } from './link-limits';

const HOURS_MAX = 24 * 366;

const linkSchema = v.object({
  id: v.string(),
  kind: v.picklist(LINK_KINDS),
  name: v.string(),
  /** Department that a cue light answers for; null if its person chooses it. */
  department: v.nullable(v.string()),
  createdAt: v.string(),
  /** Name of the member who made the link; null if they are gone. */
  createdBy: v.nullable(v.string()),
  expiresAt: v.string(),
  /** Null until the link was opened for the first time. */
  lastUsedAt: v.nullable(v.string()),
  /** Whether the link was revoked: it ends `REVOKE_DELAY_MS` after that. */
  isRevoked: v.boolean(),
  /** Number of connected screens that were opened by the link. */
  screens: v.number(),
  /** Names of these screens. */
  on: v.array(v.string()),
  /** Address to open, copy and scan; null for a link of an earlier release. */
  address: v.nullable(v.string()),
});
export type LiveLink = v.InferOutput<typeof linkSchema>;

const ROOM = '/organizations/:organizationId/live/:showId';

export const linkRoutes = defineRoutes({
  [`GET ${ROOM}/links`]: {
    summary: 'The working links of a room, newest first.',
    access: 'live:control',
    response: v.object({ links: v.array(linkSchema) }),
  },
  [`POST ${ROOM}/links`]: {
    summary: 'Makes a link for one room and one purpose.',
    access: 'live:control',
    body: v.object({
      kind: v.picklist(LINK_KINDS),
      name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LINK_NAME_MAX)), ''),
      /** Only department that a cue light's link answers for. */
      department: v.optional(v.nullable(departmentIdSchema), null),
      /** Hours until the link ends. */
      hours: v.optional(
        v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(HOURS_MAX)),
        24 * 7,
      ),
    }),
    response: v.object({ ...linkSchema.entries, token: v.string(), address: v.string() }),
    status: 201,
  },
  [`DELETE ${ROOM}/links/:linkId`]: {
    summary: 'Revokes a link: after 10 seconds it ends, with the connections that it opened.',
    access: 'live:control',
    response: linkSchema,
  },
  [`POST ${ROOM}/links/:linkId/restore`]: {
    summary: 'Undoes the revocation of a link within 10 seconds.',
    access: 'live:control',
    response: linkSchema,
  },
  ...linkOpeningRoutes,
});
