import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import * as v from 'valibot';
import { checkColumns, columnsOf, withoutNewer, type Column } from './backup-columns.ts';
import { DatabaseError } from './database.ts';
import { columnsIn, insertRows } from './insert-rows.ts';
import type { Migrations } from './migrate.ts';
import type { Queries } from './tables.ts';
import { errorCode } from '../error-code.ts';

/** Contents of a backup. */
export interface BackupPlan {
  readonly migrations: Migrations;
  /** Tables of a backup; a table comes after the tables that it refers to. */
  readonly tables: readonly string[];
  /** Tables that are empty on a restored server. */
  readonly ephemeralTables: readonly string[];
}

const FORMAT = 'standby-backup';
const VERSION = 1;
const ROWS_AT_ONCE = 500;

const headerSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  migrations: v.array(v.string()),
});

const lineSchema = v.object({
  table: v.string(),
  rows: v.array(v.record(v.string(), v.unknown())),
});

const footerSchema = v.object({ rows: v.number() });

async function* linesOf(
  owner: Queries,
  { migrations, tables }: BackupPlan,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, version: VERSION, migrations: Object.keys(migrations) })}\n`;
  let total = 0;
  for (const table of tables) {
    await sql`declare backup_rows no scroll cursor for
      select to_jsonb(t) as row from ${sql.table(table)} t`.execute(owner);
    for (;;) {
      const { rows } = await sql<{ row: unknown }>`
        fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(owner);
      if (rows.length === 0) break;
      total += rows.length;
      yield `${JSON.stringify({ table, rows: rows.map(({ row }) => row) })}\n`;
    }
    await sql`close backup_rows`.execute(owner);
  }
  count(total);
  // A truncated file lacks this line.
  yield `${JSON.stringify({ rows: total })}\n`;
}

/** Writes every row, as of one moment, into a file. A database of any version of Postgres can be restored from it. */
export async function backUp(
  owner: Queries,
  plan: BackupPlan,
  file: string,
): Promise<{ readonly rows: number }> {
  const unfinished = `${file}.unfinished`;
  let rows = 0;
  await owner
    .withoutPlugins()
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) =>
      pipeline(
        Readable.from(linesOf(transaction, plan, (total) => (rows = total))),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      ),
    );
  await rename(unfinished, file);
  return { rows };
}

const broken = (file: string, cause?: unknown): DatabaseError =>
  new DatabaseError(`${file} is not a complete backup of Standby, so nothing was changed.`, {
    cause,
  });

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  line: unknown,
  file: string,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, typeof line === 'string' ? JSON.parse(line) : line);
  } catch (error) {
    throw broken(file, error);
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  // The loop below receives the errors.
  pipeline(createReadStream(file), text).catch(() => {});
  text.setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

interface Restoring {
  readonly file: string;
  /** Columns of the tables whose rows came already, since a table has many parts. */
  readonly tables: Map<string, readonly Column[]>;
  /** Names of tables and columns that only a newer version has; undefined if a newer file is refused. */
  readonly leftOut: Set<string> | undefined;
}

async function insertPart(
  transaction: Queries,
  { table, rows }: v.InferOutput<typeof lineSchema>,
  { file, tables, leftOut }: Restoring,
): Promise<void> {
  const known = tables.get(table) ?? (await columnsOf(transaction, table));
  tables.set(table, known);
  const written = columnsIn(rows);
  const names = leftOut ? withoutNewer(written, known, { table, leftOut }) : written;
  checkColumns(names, known, { file, table });
  await insertRows(transaction, table, rows, names);
}

async function insertAll(
  transaction: Queries,
  plan: BackupPlan,
  { file, isFromNewer }: { readonly file: string; readonly isFromNewer: boolean },
): Promise<Restored> {
  const lines = readLines(file);
  const first = await lines.next();
  const { migrations: known } = parse(headerSchema, first.value, file);
  const newer = known.find((name) => !(name in plan.migrations));
  if (newer !== undefined && !isFromNewer) {
    throw new DatabaseError(
      `${file} was written by a newer version of Standby ("${newer}"). Restore it with that version, or add --from-newer to leave out what only that version knows; nothing was changed.`,
    );
  }
  const leftOut = newer === undefined ? undefined : new Set<string>();
  const restoring: Restoring = { file, tables: new Map(), leftOut };
  let total = 0;
  let skipped = 0;
  for await (const line of lines) {
    const content: unknown = parse(v.unknown(), line, file);
    if (v.is(footerSchema, content)) {
      if (content.rows !== total + skipped) break;
      return { rows: total, leftOut: [...(leftOut ?? [])] };
    }
    const part = parse(lineSchema, content, file);
    if (plan.tables.includes(part.table)) {
      await insertPart(transaction, part, restoring);
      total += part.rows.length;
    } else {
      if (!leftOut) throw broken(file);
      leftOut.add(`table "${part.table}"`);
      skipped += part.rows.length;
    }
  }
  throw broken(file);
}

interface Restored {
  readonly rows: number;
  /** Tables and columns that only the newer version of the backup has. */
  readonly leftOut: readonly string[];
}

/**
 * Replaces all rows by the rows of a backup, or changes nothing.
 *
 * @param isFromNewer whether to accept a backup of a newer version, without the tables and columns that it added
 * @throws {DatabaseError} if the file cannot be restored
 */
export async function restore(
  owner: Queries,
  plan: BackupPlan,
  file: string,
  { isFromNewer = false }: { readonly isFromNewer?: boolean } = {},
): Promise<Restored> {
  try {
    return await owner
      .withoutPlugins()
      .transaction()
      .execute(async (transaction) => {
        const tables = [...plan.tables, ...plan.ephemeralTables].map((table) => sql.table(table));
        await sql`truncate ${sql.join(tables)}`.execute(transaction);
        return insertAll(transaction, plan, { file, isFromNewer });
      });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') throw new DatabaseError(`There is no file ${file}.`, { cause: error });
    // The file is not gzip, or the tables refuse its rows (Postgres's classes 22 and 23).
    const isUnreadable = /^(?:Z_|EISDIR$|2[23]\w{3}$)/u.test(code ?? '');
    throw isUnreadable ? broken(file, error) : error;
  }
}
