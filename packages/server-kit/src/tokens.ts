import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import { serverSecret } from './secrets.ts';

const RANDOM_BYTES = 24;

/** Returns a random text that cannot be guessed. */
export const newToken = (bytes = RANDOM_BYTES): string => randomBytes(bytes).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** Random bytes of a token: 128 bits cannot be guessed. */
const ID_BYTES = 16;

/** Bytes of a token's mark: one of 2^48 forged tokens passes, and costs a query. */
const MARK_BYTES = 6;

const TOKEN_BYTES = ID_BYTES + MARK_BYTES;
const TOKEN = /^[\w-]{30}$/u;

/** Tokens of earlier releases: 16 or 24 random bytes, without a mark. */
const EARLIER_TOKEN = /^(?:[\w-]{22}|[\w-]{32})$/u;

/** The secret parts of links and devices. The database has only their hashes. */
export interface Tokens {
  readonly issue: () => string;
  /** Returns the hash of a token; undefined for a token that this server did not issue, which needs no query. */
  readonly hashOf: (token: string | undefined) => string | undefined;
}

/** Creates the source of tokens, which carry an HMAC under a key of the server. */
export function tokensOf(key: string, acceptsEarlier: boolean): Tokens {
  const markOf = (id: Buffer): Buffer =>
    createHmac('sha256', key).update(id).digest().subarray(0, MARK_BYTES);

  function isIssued(token: string): boolean {
    if (!TOKEN.test(token)) return acceptsEarlier && EARLIER_TOKEN.test(token);
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== TOKEN_BYTES) return false;
    return timingSafeEqual(bytes.subarray(ID_BYTES), markOf(bytes.subarray(0, ID_BYTES)));
  }

  return {
    issue: () => {
      const id = randomBytes(ID_BYTES);
      return Buffer.concat([id, markOf(id)]).toString('base64url');
    },
    hashOf: (token) => (token !== undefined && isIssued(token) ? hashToken(token) : undefined),
  };
}

const EARLIER = 'earlier-tokens';

/** Whether any table has the hash of a token. */
async function hasTokens({ asOwner }: Pick<Database, 'asOwner'>): Promise<boolean> {
  return asOwner(async (owner) => {
    const { rows: tables } = await sql<{ tableName: string }>`
      select table_name as "tableName" from information_schema.columns
      where column_name = 'token_hash' and table_schema = current_schema()`.execute(owner);
    for (const { tableName } of tables) {
      const { rows } = await sql`
        select 1 from ${sql.table(tableName)} where token_hash is not null limit 1`.execute(owner);
      if (rows.length > 0) return true;
    }
    return false;
  });
}

/**
 * Creates the source of tokens for all processes on a database. The first process checks whether the database has tokens of
 * an earlier release, which stay valid. Otherwise a token without a mark is refused without a query.
 */
export async function createTokens(
  database: Pick<Database, 'queries' | 'asOwner'>,
): Promise<Tokens> {
  const { queries } = database;
  const readEarlier = () =>
    queries
      .selectFrom('serverSetting')
      .select('value')
      .where('name', '=', EARLIER)
      .executeTakeFirst();
  if (!(await readEarlier())) {
    const value = (await hasTokens(database)) ? 'accepted' : 'none';
    await queries
      .insertInto('serverSetting')
      .values({ name: EARLIER, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const key = await serverSecret(queries, 'token-key');
  return tokensOf(key, (await readEarlier())?.value === 'accepted');
}
