import type { RawBuilder } from 'kysely';
import { escapeLiteral } from 'pg';
import type { Database } from './database.ts';
import type { Scope } from './scope.ts';

/** A parameter as part of a statement. */
function literal(value: unknown): string {
  if (value === null) return 'null';
  // A NUL would end the statement within the literal.
  if (typeof value === 'string' && !value.includes('\0')) return escapeLiteral(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new TypeError(`A statement cannot have ${typeof value} in it`);
}

/**
 * Runs one statement as a transaction of its own that sees the rows of its scope alone, as `inScope` does, but in
 * one round trip: several statements that are sent together are one transaction. They have no parameters then,
 * so strings, numbers and nulls become literals.
 */
export async function inScopeAtOnce<Result>(
  { queries, pool }: Pick<Database, 'queries' | 'pool'>,
  { organizationId = '' }: Pick<Scope, 'organizationId'>,
  statement: RawBuilder<Result>,
): Promise<Result[]> {
  const { sql, parameters } = statement.compile(queries);
  const text = sql.replaceAll(/\$(\d+)/gu, (_, number: string) =>
    literal(parameters[Number(number) - 1]),
  );
  const scope = `select set_config('standby.organization', ${literal(organizationId)}, true)`;
  const results: unknown = await pool.query(`${scope}; ${text}`);
  const [, result] = results as readonly { readonly rows: Result[] }[];
  return result?.rows ?? [];
}
