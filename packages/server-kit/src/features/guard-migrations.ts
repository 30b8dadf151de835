import { sql, type Kysely, type Migration } from 'kysely';
import { APPLICATION_ROLE, DatabaseError } from '../database/database.ts';
import { tablesOf } from './feature-rules.ts';
import type { Feature } from './feature.ts';

interface Relation {
  readonly name: string;
  readonly isTable: boolean;
  readonly isForced: boolean;
  /** Number of policies by which the application reads or writes rows of every organization. */
  readonly openPolicies: number;
  readonly policies: number;
  /** Text that changes with the relation's columns and policies. */
  readonly state: string;
}

/** Returns every relation of the schema that has rows. */
async function readRelations(db: Kysely<unknown>): Promise<readonly Relation[]> {
  const { rows } = await sql<Relation>`
    with rule as (
      select tablename, cmd, coalesce(qual, '') as qual, coalesce(with_check, '') as written
      from pg_policies
      where schemaname = current_schema() and roles && array[${APPLICATION_ROLE}, 'public']::name[]
    )
    select c.relname as name,
      c.relkind = 'r' as "isTable",
      c.relrowsecurity and c.relforcerowsecurity as "isForced",
      (select count(*)::integer from rule where tablename = c.relname) as policies,
      (select count(*)::integer from rule where tablename = c.relname
        and qual || written not like '%standby.organization%') as "openPolicies",
      concat(c.relrowsecurity, c.relforcerowsecurity,
        (select string_agg(concat(a.attname, a.atttypid, a.attnotnull, a.attisdropped), ',' order by a.attnum)
          from pg_attribute a where a.attrelid = c.oid and a.attnum > 0),
        (select string_agg(concat(cmd, qual, written), ',' order by cmd, qual, written)
          from rule where tablename = c.relname)) as state
    from pg_class c
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  return rows;
}

function problemOf({
  name,
  isTable,
  isForced,
  policies,
  openPolicies,
}: Relation): string | undefined {
  if (!isTable) return `${name} is not a table; a view would show the rows of every organization`;
  if (!isForced || policies === 0) {
    return `table ${name} has no row security; make it with createCollectionTable, or call protectRows`;
  }
  return openPolicies > 0
    ? `a rule of table ${name} does not ask for the organization, as ofOneOrganization does`
    : undefined;
}

function problemsOf(
  feature: Feature,
  before: readonly Relation[],
  after: readonly Relation[],
): string[] {
  const own = tablesOf(feature);
  const others = (relations: readonly Relation[]) =>
    new Map(
      relations.filter(({ name }) => !own.includes(name)).map((one) => [one.name, one.state]),
    );
  const [known, now] = [others(before), others(after)];
  return [
    ...[...now.keys()]
      .filter((name) => !known.has(name))
      .map(
        (name) =>
          `it makes ${name}, which the feature does not list as its table, so backups would omit it`,
      ),
    ...[...known]
      .filter(([name, state]) => now.get(name) !== state)
      .map(([name]) => `it changes ${name}, which is not the feature's`),
    ...after
      .filter(({ name }) => own.includes(name))
      .flatMap((relation) => problemOf(relation) ?? []),
  ];
}

/**
 * Returns the feature with guarded migrations. A migration fails if it leaves a table without row security, or if it creates
 * or changes a table outside of the feature. Migrations run in a transaction, so a refused one leaves the data unchanged.
 */
export function guardMigrations(feature: Feature): Feature {
  const guard = (name: string, migration: Migration): Migration => ({
    ...migration,
    async up(db: Kysely<unknown>) {
      const before = await readRelations(db);
      await migration.up(db);
      const problems = problemsOf(feature, before, await readRelations(db));
      if (problems.length === 0) return;
      throw new DatabaseError(
        problems
          .map((problem) => `Feature "${feature.name}", migration ${name}: ${problem}.`)
          .join('\n'),
      );
    },
  });
  const migrations = Object.entries(feature.migrations).map(
    ([name, migration]) => [name, guard(name, migration)] as const,
  );
  return { ...feature, migrations: Object.fromEntries(migrations) };
}
