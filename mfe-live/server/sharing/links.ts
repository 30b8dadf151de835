import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  ApiError,
  type AreaOptions,
  changeAsMember,
  handleRoutes,
  hashToken,
  inScope,
  networkOf,
  newToken,
  notFound,
  type TransactionQueries,
} from 'server/area';
import { askPath, roomPath, viewerPath } from '@standby/shared-ui/contracts';
import { type LinkKind, linkRoutes } from '../contract';
import {
  deleteLink,
  findLink,
  insertLink,
  listLinks,
  noteLinkUse,
} from '../storage/link-repository';
import type { RoomKey } from '../storage/room-repository';
import { titleOf } from '../storage/show-title';
import { linkCookie } from './link-cookie';

/** 128 bits: nobody guesses one. */
const TOKEN_BYTES = 16;

const MILLIS_PER_HOUR = 60 * 60 * 1000;

const pathOf: Readonly<Record<LinkKind, (showId: string) => string>> = {
  viewer: viewerPath,
  controller: roomPath,
  ask: askPath,
};

const NAMES: Readonly<Record<LinkKind, string>> = {
  viewer: 'Viewer link',
  controller: 'Controller link',
  ask: 'Ask link',
};

/** One answer for a link that is over, was revoked or never was. */
const linkEnded = (): ApiError =>
  new ApiError(
    404,
    'link-ended',
    'This link does not work, or no longer. Ask the stage manager for a new one.',
  );

/** Links that let people without an account into one room. */
export function serveLinks(app: FastifyInstance, { gate, services }: AreaOptions): void {
  const { database, limits, publicOrigin, isHttps, now } = services;
  const { queries } = database;

  async function present(transaction: TransactionQueries, key: RoomKey): Promise<void> {
    if ((await titleOf(transaction, services, key)) === undefined) throw notFound();
  }

  handleRoutes(app, gate, linkRoutes, {
    'GET /organizations/:organizationId/live/:showId/links': ({ params }) =>
      inScope(queries, params, async (transaction) => {
        await present(transaction, params);
        return { links: await listLinks(transaction, params, now()) };
      }),

    'POST /organizations/:organizationId/live/:showId/links': async ({ account, params, body }) => {
      const { accountId } = account;
      const { organizationId, showId } = params;
      const { kind, hours } = body;
      await limits.take('liveLinksByOrganization', organizationId);
      const token = newToken(TOKEN_BYTES);
      const createdAt = now();
      const link = {
        organizationId,
        showId,
        kind,
        id: randomUUID(),
        name: body.name || NAMES[kind],
        createdAt,
        expiresAt: new Date(createdAt.getTime() + hours * MILLIS_PER_HOUR),
      };
      const member = { accountId, organizationId, permission: 'live:control' } as const;
      await changeAsMember(database, member, async (transaction) => {
        await present(transaction, params);
        const stored = { ...link, tokenHash: hashToken(token), createdBy: accountId };
        await insertLink(transaction, stored);
      });
      return {
        ...link,
        createdAt: link.createdAt.toISOString(),
        createdBy: account.name,
        expiresAt: link.expiresAt.toISOString(),
        lastUsedAt: null,
        token,
        address: `${publicOrigin}${pathOf[kind](showId)}#${token}`,
      };
    },

    'DELETE /organizations/:organizationId/live/:showId/links/:linkId': ({ account, params }) => {
      const { organizationId } = params;
      const { accountId } = account;
      const member = { accountId, organizationId, permission: 'live:control' } as const;
      return changeAsMember(database, member, async (transaction) => {
        if (!(await deleteLink(transaction, params, params.linkId))) throw notFound();
      });
    },

    'POST /live/links/open': async ({ body: { token }, request, reply }) => {
      await limits.take('linkOpenByAddress', networkOf(request));
      const link = await findLink(queries, hashToken(token), now());
      if (!link) throw linkEnded();
      const { organizationId, showId, kind, expiresAt } = link;
      const key = { organizationId, showId };
      const title = await inScope(queries, key, (transaction) =>
        titleOf(transaction, services, key),
      );
      if (title === undefined) throw linkEnded();
      await noteLinkUse(queries, link, now());
      const maxAgeSeconds = (expiresAt.getTime() - now().getTime()) / 1000;
      reply.header('set-cookie', linkCookie({ key, kind, token, maxAgeSeconds }, isHttps));
      return { ...key, kind, title };
    },
  });
}
