import type { RawBuilder } from 'kysely';
import { escapeLiteral } from 'pg';
import type { Database } from './database.ts';
import type { Scope } from './scope.ts';

/** Returns a parameter as a literal of a statement. */
function literal(value: unknown): string {
  if (value === null) return 'null';
  // A NUL in the literal would end the statement.
  if (typeof value === 'string' && !value.includes('\0')) return escapeLiteral(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new TypeError(`A statement cannot have ${typeof value} in it`);
}

/**
 * Runs one statement as its own transaction, which sees only the rows of its scope, as `inScope` does. It needs
 * one round trip, because statements that are sent together form one transaction. These statements have no
 * parameters, so strings, numbers and nulls become literals.
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
