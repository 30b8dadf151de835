import { sql, type Transaction } from 'kysely';
import { type Database, inScope, inScopeAtOnce, type Tables } from '@standby/server-kit';
import { encodeEvent } from '@standby/room-engine/log/event';
import type { LogEnd } from '@standby/room-engine/log/event-log';
import type { RoomEvent } from '@standby/live-room';
import type { Author, Owner, StoredRoom } from '@standby/room-engine/authority/ports';
import type {
  Append,
  RoomKey,
  RoomRepository,
  RoomTransaction,
} from '@standby/live-room/authority/ports';
import type { LiveTables } from './tables';

type LiveTransaction = Transaction<Tables & LiveTables>;

function ownerOf(accountId: string | null, linkId: string | null): Owner | null {
  if (accountId !== null) return { kind: 'account', id: accountId };
  return linkId === null ? null : { kind: 'link', id: linkId };
}

const parseEvents = (rows: readonly { readonly event: string }[]): unknown[] =>
  rows.map(({ event }): unknown => JSON.parse(event));

/** Joins the rows of events, whatever their number. */
function joined(events: readonly Pick<RoomEvent, 'by' | 'seq'>[]) {
  const named = JSON.stringify(events.map(({ by, seq }) => ({ by, seq })));
  return sql`join jsonb_to_recordset(${named}::jsonb) as wanted(by text, seq bigint)
    on wanted.by = live_event.author and wanted.seq = live_event.seq`;
}

/** @param position of the last event */
function rowsOf(key: RoomKey, events: readonly RoomEvent[], position: number) {
  const { organizationId, showId } = key;
  const first = position - events.length + 1;
  return events.map((event, index) => ({
    organizationId,
    showId,
    author: event.by,
    seq: event.seq,
    position: first + index,
    atMs: event.atMs,
    event: JSON.stringify(encodeEvent(event)),
  }));
}

/** A member's name is not stored here, because it belongs to their account. */
function authorRows({ organizationId, showId }: RoomKey, authors: readonly Author[]) {
  return authors.map(({ by, owner, name }) => ({
    organizationId,
    showId,
    author: by,
    accountId: owner?.kind === 'account' ? owner.id : null,
    linkId: owner?.kind === 'link' ? owner.id : null,
    name: owner?.kind === 'account' ? null : name,
  }));
}

function transactionOf(transaction: LiveTransaction, key: RoomKey): RoomTransaction {
  const { organizationId, showId } = key;
  const room = () =>
    transaction
      .selectFrom('liveRoom')
      .where('organizationId', '=', organizationId)
      .where('showId', '=', showId);
  const events = () =>
    transaction
      .selectFrom('liveEvent')
      .select('event')
      .where('organizationId', '=', organizationId)
      .where('showId', '=', showId);

  /** Returns authors. A person's name comes from their account, and goes with it. */
  async function authors(of?: readonly string[]): Promise<Author[]> {
    const rows = await transaction
      .selectFrom('liveAuthor')
      .leftJoin('user', 'user.id', 'liveAuthor.accountId')
      .select(['author', 'accountId', 'linkId', 'liveAuthor.name', 'user.name as person'])
      .where('organizationId', '=', organizationId)
      .where('showId', '=', showId)
      .$if(of !== undefined, (query) => query.where('author', 'in', of ?? []))
      .execute();
    return rows.map(({ author, accountId, linkId, name, person }) => ({
      by: author,
      owner: ownerOf(accountId, linkId),
      name: person ?? name ?? '',
    }));
  }

  return {
    lock: async () => {
      const locked = () => room().select('position').forUpdate().executeTakeFirst();
      if (await locked()) return;
      await transaction
        .insertInto('liveRoom')
        .values({ organizationId, showId, position: 0, compactedTo: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await locked();
    },

    load: async (): Promise<StoredRoom> => {
      const found = await room().selectAll().executeTakeFirst();
      if (!found) return { checkpoint: null, events: [], authors: [] };
      const { checkpoint, compactedTo } = found;
      const rows = await events().where('position', '>', compactedTo).orderBy('position').execute();
      return {
        checkpoint: checkpoint === null ? null : (JSON.parse(checkpoint) as unknown),
        events: parseEvents(rows),
        authors: await authors(),
      };
    },

    allEvents: async () => parseEvents(await events().orderBy('position').execute()),

    eventsAfter: async ({ position }) => {
      const rows = await events()
        .select('author')
        .where('position', '>', position)
        .orderBy('position')
        .execute();
      const names = [...new Set(rows.map(({ author }) => author))];
      return {
        events: parseEvents(rows),
        authors: names.length === 0 ? [] : await authors(names),
      };
    },

    find: async (wanted) => {
      if (wanted.length === 0) return [];
      const { rows } = await sql<{ event: string }>`
        select event from live_event ${joined(wanted)}
        where organization_id = ${organizationId} and show_id = ${showId}`.execute(transaction);
      return parseEvents(rows);
    },

    append: async ({ events: added, authors: written, position, compaction }) => {
      if (written.length > 0) {
        await transaction
          .insertInto('liveAuthor')
          .values(authorRows(key, written))
          .onConflict((known) =>
            known
              .columns(['organizationId', 'showId', 'author'])
              .doUpdateSet((row) => ({ name: row.ref('excluded.name') })),
          )
          .execute();
      }
      await transaction
        .with('stored', (queries) =>
          queries.insertInto('liveEvent').values(rowsOf(key, added, position)),
        )
        .updateTable('liveRoom')
        .set({
          position,
          ...(compaction && {
            checkpoint: JSON.stringify(compaction.document),
            compactedTo: compaction.position,
          }),
        })
        .where('organizationId', '=', organizationId)
        .where('showId', '=', showId)
        .execute();
    },
  };
}

/**
 * Moves the room's position if it is still the expected one, and stores the events and authors with
 * it.
 */
function appendStatement(key: RoomKey, expected: LogEnd, append: Append) {
  const { organizationId, showId } = key;
  const { authors } = append;
  const rows = (values: readonly object[]) =>
    sql.join(values.map((row) => sql`(${sql.join(Object.values(row))})`));
  return sql<{ moved: number }>`
    with moved as (
      update live_room set position = ${append.position}
      where organization_id = ${organizationId} and show_id = ${showId}
        and position = ${expected.position}
      returning position
    ), stored as (
      insert into live_event
        (organization_id, show_id, author, seq, position, at_ms, event)
      select added.* from moved, (values ${rows(rowsOf(key, append.events, append.position))}) as added
    )${
      authors.length > 0
        ? sql`, named as (
      insert into live_author (organization_id, show_id, author, account_id, link_id, name)
      select named.* from moved, (values ${rows(authorRows(key, authors))}) as named
      on conflict (organization_id, show_id, author) do update set name = excluded.name
    )`
        : sql``
    }
    select count(*) as moved from moved`;
}

/** Creates the repository of a room. */
export function roomRepository(
  database: Pick<Database, 'queries' | 'pool'>,
  key: RoomKey,
): RoomRepository {
  const { organizationId } = key;
  return {
    // One statement only, since each further one costs a round trip to the database before the
    // acknowledgement.
    appendAt: async (expected, append) => {
      const statement = appendStatement(key, expected, append);
      const [result] = await inScopeAtOnce(database, { organizationId }, statement);
      return result?.moved === 1;
    },
    inTransaction: (work) =>
      inScope(database.queries, { organizationId }, (transaction) =>
        work(transactionOf(transaction.withTables<LiveTables>(), key)),
      ),
  };
}
