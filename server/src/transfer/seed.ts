import { areas } from '../areas/areas.ts';
import type { Database } from '../database/database.ts';
import { changeOrganization } from '../database/scope.ts';
import { SettingsError } from '../settings/settings.ts';
import { addItems, type Added } from './add-items.ts';

export type SeededDatabase = Pick<Database, 'queries' | 'changes' | 'asOwner'>;

export interface SeedResult {
  /** Name of the organization. */
  readonly organization: string;
  readonly added: Added;
}

/**
 * Adds the sample shows, rooms and devices to the first organization. What is there stays as it is.
 *
 * @throws {SettingsError} where nobody has an account yet
 */
export async function seed(database: SeededDatabase, now: Date): Promise<SeedResult> {
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
  const samples = Object.assign({}, ...areas.map((area) => area.samples));
  const added = await changeOrganization(database, scope, (transaction, revision) =>
    addItems({ ...scope, transaction, revision, accountId: null, now }, samples),
  );
  return { organization: first.name, added: added ?? {} };
}
