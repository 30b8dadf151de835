import type { Feature } from '@standby/server-kit';
import type { Database } from '@standby/server-kit/database/database';
import { changeOrganization } from '@standby/server-kit/database/scope';
import { SettingsError } from '@standby/server-kit/settings/settings';
import { addItems, type Added } from './add-items.ts';

type SeededDatabase = Pick<Database, 'queries' | 'changes' | 'asOwner'>;

interface SeedResult {
  /** Name of the organization. */
  readonly organization: string;
  readonly added: Added;
}

/**
 * Adds the sample shows with their people, rooms and devices to the first organization. Existing items stay as they are.
 *
 * @throws {SettingsError} if there is no account yet
 */
export async function seed(
  database: SeededDatabase,
  features: readonly Feature[],
  now: Date,
): Promise<SeedResult> {
  const first = await database.asOwner((owner) =>
    owner
      .selectFrom('organization')
      .select(['id', 'name'])
      .orderBy('createdAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
  );
  if (!first) {
    throw new SettingsError(
      'There is no organization yet. Open Standby and create the first account, then run this again.',
    );
  }
  const scope = { organizationId: first.id };
  const collections = features.flatMap((feature) => feature.collections);
  const samples = Object.assign({}, ...features.map((feature) => feature.samples));
  const added = await changeOrganization(database, scope, (transaction, revision) =>
    addItems(collections, { ...scope, transaction, revision, accountId: null, now }, samples),
  );
  return { organization: first.name, added: added ?? {} };
}
