import { createClient, type organizationRoutes } from 'server/client';
import { CollectionError } from '@standby/shared-collections/port';
import { collectionErrorOf, openConnection } from '@standby/shared-collections/server';
import { isPermitted, roleLabels } from '@standby/shared-ui/contracts';
import { teamNoun, type TeamMember } from '../domain/team';
import type { Team } from './team';

/** Longest that a request may take. */
const TIMEOUT_MS = 20_000;

const NONE = [] as const;

const changedElsewhere = (): Promise<never> =>
  Promise.reject(
    new CollectionError('not-permitted', 'Members are invited and removed in the settings.'),
  );

/** The team is the organization's members, whoever invites them. It can be changed by who may invite. */
export function createServerTeam(connection = openConnection()): Team {
  const { member, feed } = connection;
  const call = createClient<typeof organizationRoutes>(connection.base, connection.send);
  const listeners = new Set<() => void>();
  let known: { readonly members: readonly TeamMember[]; readonly revision: number } | undefined;
  /** The newest revision that the feed told of. */
  let heard = 0;
  let leaveFeed: (() => void) | undefined;

  async function load(): Promise<readonly TeamMember[]> {
    const revision = heard;
    const before = known;
    try {
      const { members } = await call('GET /organizations/:organizationId/members', {
        params: { organizationId: member?.organizationId ?? '' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const list = members.map(({ accountId, name, role }) => ({
        id: accountId,
        name,
        role: roleLabels[role],
      }));
      // A slow answer must not overwrite a newer one.
      if (known && revision < known.revision) return known.members;
      known = { members: list, revision };
      for (const listener of listeners) listener();
      return list;
    } catch (error) {
      if (!before) throw collectionErrorOf(error, teamNoun);
      return before.members;
    }
  }

  return {
    list: load,
    snapshot: () => known?.members,
    async get(id) {
      const found = (await load()).find((one) => one.id === id);
      if (!found) throw new CollectionError('not-found', 'This member is no longer here.');
      return found;
    },
    create: changedElsewhere,
    update: changedElsewhere,
    remove: changedElsewhere,
    restore: changedElsewhere,
    subscribe(listener) {
      if (listeners.size === 0) {
        leaveFeed = feed.subscribe({
          onRevision(revision) {
            if (revision <= heard) return;
            heard = revision;
            // What was loaded before stays where this fails.
            if (known) load().catch(() => undefined);
          },
          onLost: () => undefined,
        });
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leaveFeed?.();
      };
    },
    isReadOnly: () => !member || !isPermitted(member.role, 'invitations:manage'),
    notices: () => NONE,
    dismiss: () => undefined,
  };
}
