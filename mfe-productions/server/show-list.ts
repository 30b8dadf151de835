import { sql } from 'kysely';
import type { CollectionTable, TransactionQueries } from '@standby/server-kit';
import { fold } from '@standby/collections/list';
import type { Show } from '../src/domain/show';
import type { ShowSort } from '../src/domain/show-sorts';
import type { ShowColumns } from './shows';

interface ShowTable extends CollectionTable, ShowColumns {}

interface ShowListQuery {
  readonly organizationId: string;
  readonly search: string;
  readonly sort: ShowSort;
  readonly page: number;
  readonly pageSize: number;
}

interface ShowPage {
  readonly items: Show[];
  /** Page number from 1; page 1 always exists. */
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  /** Number of shows, regardless of the search. */
  readonly all: number;
}

const orders: Readonly<Record<ShowSort, ReturnType<typeof sql>>> = {
  'last-used': sql`last_used desc`,
  name: sql`name_key`,
  created: sql`created_at desc`,
  status: sql`status_order`,
};

/** Escapes the characters with a meaning in `like`. */
const literally = (word: string): string => word.replaceAll(/[\\%_]/gu, String.raw`\$&`);

/**
 * Returns a page of an organization's shows that contain every word of the search, in the requested
 * order.
 */
export async function listShows(
  transaction: TransactionQueries,
  { organizationId, search, sort, page: wanted, pageSize }: ShowListQuery,
): Promise<ShowPage> {
  const shows = transaction
    .withTables<{ show: ShowTable }>()
    .selectFrom('show')
    .where('organizationId', '=', organizationId)
    .where('removedAt', 'is', null);
  const words = fold(search).split(/\s+/u).filter(Boolean);
  let matching = shows;
  for (const word of words) {
    matching = matching.where('searchText', 'like', `%${literally(word)}%`);
  }
  const countOf = async (counted: typeof shows): Promise<number> => {
    const { count } = await counted
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  const total = await countOf(matching);
  const all = words.length === 0 ? total : await countOf(shows);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(wanted, pageCount);
  const rows = await matching
    .select('item')
    .orderBy(sql`${orders[sort]}, place desc`)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .$castTo<{ readonly item: Show }>()
    .execute();
  return { items: rows.map(({ item }) => item), page, pageCount, total, all };
}
