import { sql, type Transaction } from 'kysely';
import { type Database, inScope, inScopeAtOnce, type Tables } from 'server/area';
import { encodeEvent, type RoomEvent } from '../../src/domain/index';
import type {
  Append,
  Author,
  Owner,
  RoomHead,
  RoomRepository,
  RoomTransaction,
  StoredRoom,
  UncompactedAppend,
} from '../room/ports';
import type { LiveTables } from './tables';

export interface RoomKey {
  readonly organizationId: string;
  readonly showId: string;
}

type LiveTransaction = Transaction<Tables & LiveTables>;

function ownerOf(accountId: string | null, linkId: string | null): Owner | null {
  if (accountId !== null) return { kind: 'account', id: accountId };
  return linkId === null ? null : { kind: 'link', id: linkId };
}

const parseEvents = (rows: readonly { readonly event: string }[]): unknown[] =>
  rows.map(({ event }): unknown => JSON.parse(event));

/** Joins the rows of some events, however many they are. */
function joined(events: readonly Pick<RoomEvent, 'by' | 'seq'>[]) {
  const named = JSON.stringify(events.map(({ by, seq }) => ({ by, seq })));
  return sql`join jsonb_to_recordset(${named}::jsonb) as wanted(by text, seq bigint)
    on wanted.by = live_event.author and wanted.seq = live_event.seq`;
}

const BEFORE_THE_FIRST: RoomHead = { position: 0, generation: 0 };

/** @param position of the last one */
function eventRows(key: RoomKey, events: readonly RoomEvent[], position: number) {
  const { organizationId, showId } = key;
  const first = position - events.length + 1;
  return events.map((event, index) => ({
    organizationId,
    showId,
    author: event.by,
    seq: event.seq,
    position: first + index,
    lamport: event.lamport,
    atMs: event.atMs,
    event: JSON.stringify(encodeEvent(event)),
  }));
}

/** A member's name is their account's, and not stored here. */
function authorRows({ organizationId, showId }: RoomKey, authors: readonly Author[]) {
  return authors.map(({ by, owner, name, lamport }) => ({
    organizationId,
    showId,
    author: by,
    accountId: owner?.kind === 'account' ? owner.id : null,
    linkId: owner?.kind === 'link' ? owner.id : null,
    name: owner?.kind === 'account' ? null : name,
    lamport,
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

  /** A person's name is their account's: it goes with the account. */
  async function authors(of?: readonly string[]): Promise<Author[]> {
    const rows = await transaction
      .selectFrom('liveAuthor')
      .leftJoin('user', 'user.id', 'liveAuthor.accountId')
      .select([
        'author',
        'accountId',
        'linkId',
        'lamport',
        'liveAuthor.name',
        'user.name as person',
      ])
      .where('organizationId', '=', organizationId)
      .where('showId', '=', showId)
      .$if(of !== undefined, (query) => query.where('author', 'in', of ?? []))
      .execute();
    return rows.map(({ author, accountId, linkId, lamport, name, person }) => ({
      by: author,
      owner: ownerOf(accountId, linkId),
      name: person ?? name ?? '',
      lamport,
    }));
  }

  /** Position of the last event before those stored ones that a checkpoint leaves. */
  async function positionBefore(kept: Append['events']): Promise<number | undefined> {
    const { rows } = await sql<{ first: number | null }>`
      select min(position) as first from live_event ${joined(kept)}
      where organization_id = ${organizationId} and show_id = ${showId}`.execute(transaction);
    const first = rows[0]?.first ?? undefined;
    return first === undefined ? undefined : first - 1;
  }

  return {
    lock: async () => {
      const locked = () => room().select(['position', 'generation']).forUpdate().executeTakeFirst();
      const found = await locked();
      if (found) return found;
      await transaction
        .insertInto('liveRoom')
        .values({ organizationId, showId, position: 0, generation: 0, compactedTo: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await locked()) ?? BEFORE_THE_FIRST;
    },

    head: async () =>
      (await room().select(['position', 'generation']).executeTakeFirst()) ?? BEFORE_THE_FIRST,

    load: async (): Promise<StoredRoom> => {
      const found = await room().selectAll().executeTakeFirst();
      if (!found) return { ...BEFORE_THE_FIRST, checkpoint: null, events: [], authors: [] };
      const { position, generation, checkpoint, compactedTo } = found;
      const rows = await events().where('position', '>', compactedTo).orderBy('position').execute();
      return {
        position,
        generation,
        checkpoint: checkpoint === null ? null : (JSON.parse(checkpoint) as unknown),
        events: parseEvents(rows),
        authors: await authors(),
      };
    },

    allEvents: async () => parseEvents(await events().orderBy('position').execute()),

    eventsAfter: async (position) => {
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

    append: async ({ events: added, authors: written, position, generation, compaction }) => {
      const compactedTo =
        compaction && ((await positionBefore(compaction.kept)) ?? position - added.length);
      await transaction
        .with('stored', (queries) =>
          queries.insertInto('liveEvent').values(eventRows(key, added, position)),
        )
        .with('named', (queries) =>
          queries
            .insertInto('liveAuthor')
            .values(authorRows(key, written))
            .onConflict((conflict) =>
              conflict
                .columns(['organizationId', 'showId', 'author'])
                .doUpdateSet((eb) => ({ lamport: eb.ref('excluded.lamport') })),
            ),
        )
        .updateTable('liveRoom')
        .set({
          position,
          generation,
          ...(compaction && { checkpoint: JSON.stringify(compaction.document) }),
          ...(compactedTo !== undefined && { compactedTo }),
        })
        .where('organizationId', '=', organizationId)
        .where('showId', '=', showId)
        .execute();
    },
  };
}

/** Moves the room's head on where it is still the expected one, and stores what comes with that. */
function appendStatement(key: RoomKey, expected: RoomHead, append: UncompactedAppend) {
  const { organizationId, showId } = key;
  const rows = (values: readonly object[]) =>
    sql.join(values.map((row) => sql`(${sql.join(Object.values(row))})`));
  return sql<{ moved: number }>`
    with moved as (
      update live_room set position = ${append.position}
      where organization_id = ${organizationId} and show_id = ${showId}
        and position = ${expected.position} and generation = ${expected.generation}
      returning position
    ), stored as (
      insert into live_event
        (organization_id, show_id, author, seq, position, lamport, at_ms, event)
      select added.* from moved, (values ${rows(eventRows(key, append.events, append.position))}) as added
    ), named as (
      insert into live_author
        (organization_id, show_id, author, account_id, link_id, name, lamport)
      select named.* from moved, (values ${rows(authorRows(key, append.authors))}) as named
      on conflict (organization_id, show_id, author) do update set lamport = excluded.lamport
    )
    select count(*) as moved from moved`;
}

/** Where a room is stored. */
export function roomRepository(
  database: Pick<Database, 'queries' | 'pool'>,
  key: RoomKey,
): RoomRepository {
  const { organizationId } = key;
  return {
    // One statement: each one more is a way to the database and back before the acknowledgement.
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
