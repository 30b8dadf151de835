import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  ApiError,
  type FeatureOptions,
  changeAsMember,
  handleRoutes,
  hashToken,
  inScope,
  notFound,
  openSealedText,
  sealText,
  serverSecret,
  type TransactionQueries,
} from '@standby/server-kit';
import { askPath, lightPath, roomPath, viewerPath } from '@standby/contracts';
import { screenName } from '@standby/live-room';
import type { LinkKind } from '@standby/room-parts/contract';
import { linkRoutes, type LiveLink } from '@standby/room-parts/link-contract';
import {
  findLink,
  insertLink,
  listLinks,
  noteLinkUse,
  restoreLink,
  revokeLink,
  type StoredLink,
} from '../storage/link-repository';
import type { RoomKey } from '@standby/live-room/authority/ports';
import type { Rooms } from '../room/rooms';
import { titleOf } from '../storage/show-title';
import { linkCookie } from './link-cookie';
import { REVOKE_DELAY_MS } from '@standby/room-parts/link-limits';

const MILLIS_PER_HOUR = 60 * 60 * 1000;

const pathOf: Readonly<Record<LinkKind, (showId: string) => string>> = {
  viewer: viewerPath,
  controller: roomPath,
  deputy: roomPath,
  department: lightPath,
  ask: askPath,
};

const NAMES: Readonly<Record<LinkKind, string>> = {
  viewer: 'Viewer link',
  controller: 'Controller link',
  deputy: 'Deputy link',
  department: 'Cue light link',
  ask: 'Ask link',
};

/** Returns the same error for an expired, a revoked and an unknown link. */
const linkEnded = (): ApiError =>
  new ApiError(
    404,
    'link-ended',
    'This link is invalid or has expired. Ask the stage manager for a new one.',
  );

interface LinksOptions extends FeatureOptions {
  readonly rooms: Pick<Rooms, 'using'>;
}

/** Serves links that let people without an account into one room. */
export function serveLinks(
  app: FastifyInstance,
  { authGuard, services, rooms }: LinksOptions,
): void {
  const { database, limits, publicOrigin, isHttps, now, tokens } = services;
  const { queries } = database;
  const addressOf = (
    { kind, department }: Pick<LiveLink, 'kind' | 'department'>,
    showId: string,
    token: string,
  ): string =>
    `${publicOrigin}${pathOf[kind](showId)}${department === null ? '' : `?department=${department}`}#${token}`;
  let secret: Promise<string> | undefined;
  /** Returns the secret that seals tokens. After a failed read, the next request reads it again. */
  const tokenSecret = (): Promise<string> =>
    (secret ??= serverSecret(queries, 'live-link-tokens').catch((error: unknown) => {
      secret = undefined;
      throw error;
    }));

  async function present(transaction: TransactionQueries, key: RoomKey): Promise<void> {
    if ((await titleOf(transaction, services, key)) === undefined) throw notFound();
  }

  /** Returns the names of the connected screens that each link has opened. */
  function screensByLink(key: RoomKey): Promise<ReadonlyMap<string, readonly string[]>> {
    return rooms.using(key, async (room) => {
      const screens = new Map<string, string[]>();
      for (const window of room.windows()) {
        const { kind, id } = window.owner;
        if (kind !== 'link') continue;
        screens.set(id, [...(screens.get(id) ?? []), screenName(window, room.state())]);
      }
      return screens;
    });
  }

  /**
   * Returns links as people see them, with their addresses, because everyone who lists links may
   * also make them.
   */
  async function shown(key: RoomKey, links: readonly StoredLink[]): Promise<LiveLink[]> {
    if (links.length === 0) return [];
    const [screens, secret] = await Promise.all([screensByLink(key), tokenSecret()]);
    return links.map(({ sealedToken, ...link }) => {
      const token = sealedToken === null ? undefined : openSealedText(sealedToken, secret);
      const on = [...(screens.get(link.id) ?? [])].toSorted();
      const address = token === undefined ? null : addressOf(link, key.showId, token);
      return { ...link, screens: on.length, on, address };
    });
  }

  /** Changes one link on behalf of a member. */
  async function changeLink(
    accountId: string,
    key: RoomKey & { readonly linkId: string },
    change: (transaction: TransactionQueries) => Promise<boolean>,
  ) {
    const { organizationId, linkId } = key;
    const member = { accountId, organizationId, permission: 'live:control' } as const;
    const link = await changeAsMember(database, member, async (transaction) => {
      if (!(await change(transaction))) throw notFound();
      return (await listLinks(transaction, key, now(), linkId)).at(0);
    });
    const [changed] = await shown(key, link ? [link] : []);
    if (!changed) throw notFound();
    return changed;
  }

  handleRoutes(app, authGuard, linkRoutes, {
    'GET /organizations/:organizationId/live/:showId/links': async ({ params }) => {
      const links = await inScope(queries, params, async (transaction) => {
        await present(transaction, params);
        return listLinks(transaction, params, now());
      });
      return { links: await shown(params, links) };
    },

    'POST /organizations/:organizationId/live/:showId/links': async ({ account, params, body }) => {
      const { accountId } = account;
      const { organizationId, showId } = params;
      const { kind, hours } = body;
      await limits.take('liveLinksByOrganization', organizationId);
      const token = tokens.issue();
      const createdAt = now();
      const link = {
        organizationId,
        showId,
        kind,
        id: randomUUID(),
        name: body.name || NAMES[kind],
        department: kind === 'department' ? body.department : null,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + hours * MILLIS_PER_HOUR),
      };
      const member = { accountId, organizationId, permission: 'live:control' } as const;
      const sealedToken = sealText(token, await tokenSecret());
      await changeAsMember(database, member, async (transaction) => {
        await present(transaction, params);
        const tokenHash = hashToken(token);
        const stored = { ...link, tokenHash, sealedToken, createdBy: accountId };
        await insertLink(transaction, stored);
      });
      return {
        ...link,
        createdAt: link.createdAt.toISOString(),
        createdBy: account.name,
        expiresAt: link.expiresAt.toISOString(),
        lastUsedAt: null,
        isRevoked: false,
        screens: 0,
        on: [],
        token,
        address: addressOf(link, showId, token),
      };
    },

    'DELETE /organizations/:organizationId/live/:showId/links/:linkId': ({ account, params }) =>
      changeLink(account.accountId, params, (transaction) => {
        const at = now();
        const endsAt = new Date(at.getTime() + REVOKE_DELAY_MS);
        return revokeLink(transaction, params, params.linkId, { now: at, endsAt });
      }),

    'POST /organizations/:organizationId/live/:showId/links/:linkId/restore': ({
      account,
      params,
    }) =>
      changeLink(account.accountId, params, (transaction) =>
        restoreLink(transaction, params, params.linkId, now()),
      ),

    'POST /live/links/open': async ({ body: { token }, reply }) => {
      const tokenHash = tokens.hashOf(token);
      const link = tokenHash && (await findLink(queries, tokenHash, now()));
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
