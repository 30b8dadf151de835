/** Name of a migration of another repository's feature: `tickets-0001`, or `tickets-0002-seats`. */
const ADDED_MIGRATION = /^(?<feature>[a-z][a-z\d]*)-\d{4}(?:-.+)?$/u;

/** Former form of these names: `4001-tickets`. Databases have such migrations, so features keep the old names. */
const FORMER_MIGRATION = /^[4-9]\d{3}-(?<feature>[a-z][a-z\d]*)(?:-.+)?$/u;

/** Returns the feature of another repository that a migration belongs to; undefined for a migration of the product. */
export function addedFeatureOf(migration: string): string | undefined {
  const found = ADDED_MIGRATION.exec(migration) ?? FORMER_MIGRATION.exec(migration);
  return found?.groups?.['feature'];
}
