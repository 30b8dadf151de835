import { createClient, type organizationRoutes } from '@standby/api-client';
import { CollectionError } from '@standby/collections/port';
import { createSingleFlight } from '@standby/api-client/single-flight';
import { collectionErrorOf, openConnection } from '@standby/collections/server';
import { isPermitted, roleLabels } from '@standby/contracts';
import { teamNoun, type TeamMember } from '../domain/team';
import type { Team } from './team';

const TIMEOUT_MS = 20_000;

const NONE = [] as const;

const changedElsewhere = (): Promise<never> =>
  Promise.reject(
    new CollectionError('not-permitted', 'Members are invited and removed in the settings.'),
  );

/** Creates the team from the organization's members. A role that may invite can change it. */
export function createServerTeam(connection = openConnection()): Team {
  const { member, feed } = connection;
  const call = createClient<typeof organizationRoutes>(connection.base, connection.send);
  const listeners = new Set<() => void>();
  let known: readonly TeamMember[] | undefined;
  /** Latest revision of the change feed. */
  let heard = 0;
  let leaveFeed: (() => void) | undefined;

  const sync = createSingleFlight(async () => {
    const { members } = await call('GET /organizations/:organizationId/members', {
      params: { organizationId: member?.organizationId ?? '' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    known = members.map(({ accountId, name, role }) => ({
      id: accountId,
      name,
      role: roleLabels[role],
    }));
    for (const listener of listeners) listener();
  });

  async function load(): Promise<readonly TeamMember[]> {
    try {
      await sync();
    } catch (error) {
      if (!known) throw collectionErrorOf(error, teamNoun);
    }
    return known ?? [];
  }

  return {
    list: load,
    snapshot: () => known,
    async get(id) {
      const found = (await load()).find((one) => one.id === id);
      if (!found) throw new CollectionError('not-found', 'This member no longer exists.');
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
            // A failed read keeps the loaded members.
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
