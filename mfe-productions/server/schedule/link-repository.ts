import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Migration } from 'kysely';
import {
  hashToken,
  inScope,
  ofOneOrganization,
  protectRows,
  type Queries,
  type Tokens,
  type TransactionQueries,
} from '@standby/server-kit';
import type { PersonLinkKind } from './link-contract';

interface LinkRow {
  organizationId: string;
  id: string;
  showId: string;
  personId: string;
  kind: PersonLinkKind;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

interface SeenRow {
  organizationId: string;
  showId: string;
  callId: string;
  personId: string;
  seenAt: Date;
}

/** Table of the links. A revoked link has no row, like a link that never existed. */
export const personLinkMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table person_link (
        organization_id text not null references organization (id) on delete cascade,
        id text not null,
        show_id text collate "C" not null,
        person_id text collate "C" not null,
        kind text not null check (kind in ('page', 'calendar')),
        token_hash text not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        last_used_at timestamptz,
        primary key (organization_id, id)
      )`.execute(db);
    await sql`create index person_link_person on person_link (organization_id, show_id, person_id)`.execute(
      db,
    );
    await sql`
      create table call_seen (
        organization_id text not null references organization (id) on delete cascade,
        show_id text collate "C" not null,
        call_id text collate "C" not null,
        person_id text collate "C" not null,
        seen_at timestamptz not null,
        primary key (organization_id, call_id, person_id)
      )`.execute(db);
    await sql`create index call_seen_show on call_seen (organization_id, show_id)`.execute(db);
    await protectRows(db, 'person_link', {
      visible: sql`organization_id = (select current_setting('standby.organization', true))
        or token_hash = (select current_setting('standby.link', true))`,
      writable: ofOneOrganization.writable,
    });
    await protectRows(db, 'call_seen', ofOneOrganization);
  },
};

export interface PersonKey {
  readonly organizationId: string;
  readonly showId: string;
  readonly personId: string;
}

const MILLIS_PER_DAY = 24 * 60 * 60 * 1000;

/** Days for which a link works: each call mails a new page, and a calendar reads for a season. */
const DAYS: Readonly<Record<PersonLinkKind, number>> = { page: 60, calendar: 366 };

/** Time within which several uses count as one. */
const NOTED_MS = 60_000;

const linkTables = (transaction: TransactionQueries) =>
  transaction.withTables<{ personLink: LinkRow; callSeen: SeenRow }>();

/** Makes a link for each person. @returns their tokens, in the same order */
export async function insertLinks(
  transaction: TransactionQueries,
  issue: Tokens['issue'],
  people: readonly PersonKey[],
  kind: PersonLinkKind,
  now: Date,
): Promise<{ readonly tokens: readonly string[]; readonly expiresAt: Date }> {
  const expiresAt = new Date(now.getTime() + DAYS[kind] * MILLIS_PER_DAY);
  const tokens = people.map(issue);
  const rows = people.map((person, place) => ({
    ...person,
    id: randomUUID(),
    kind,
    tokenHash: hashToken(tokens[place] ?? ''),
    createdAt: now,
    expiresAt,
    lastUsedAt: null,
  }));
  if (rows.length > 0) {
    await linkTables(transaction).insertInto('personLink').values(rows).execute();
  }
  return { tokens, expiresAt };
}

/** Ends all links of a person at once. */
export async function deleteLinks(transaction: TransactionQueries, person: PersonKey) {
  await linkTables(transaction)
    .deleteFrom('personLink')
    .where('organizationId', '=', person.organizationId)
    .where('showId', '=', person.showId)
    .where('personId', '=', person.personId)
    .execute();
}

/** Finds the owner of a valid link by the hash of its token, and stores the time of use. */
export async function findPersonLink(
  queries: Queries,
  tokenHash: string,
  kind: PersonLinkKind,
  now: Date,
): Promise<PersonKey | undefined> {
  const found = await inScope(queries, { link: tokenHash }, (transaction) =>
    linkTables(transaction)
      .selectFrom('personLink')
      .select(['organizationId', 'showId', 'personId', 'id', 'lastUsedAt'])
      .where('tokenHash', '=', tokenHash)
      .where('kind', '=', kind)
      .where('expiresAt', '>', now)
      .executeTakeFirst(),
  );
  if (!found) return undefined;
  const { id, lastUsedAt, ...person } = found;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > NOTED_MS) {
    const { organizationId } = person;
    await inScope(queries, { organizationId }, (transaction) =>
      linkTables(transaction)
        .updateTable('personLink')
        .set({ lastUsedAt: now })
        .where('organizationId', '=', organizationId)
        .where('id', '=', id)
        .execute(),
    );
  }
  return person;
}

export async function listPersonLinks(
  transaction: TransactionQueries,
  { organizationId, showId }: Omit<PersonKey, 'personId'>,
  now: Date,
) {
  const rows = await linkTables(transaction)
    .selectFrom('personLink')
    .select(['personId', 'kind', 'createdAt', 'lastUsedAt'])
    .where('organizationId', '=', organizationId)
    .where('showId', '=', showId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ personId, kind, createdAt, lastUsedAt }) => ({
    personId,
    kind,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Stores the first time at which a person has seen a call. @returns that time */
export async function noteSeen(
  transaction: TransactionQueries,
  { organizationId, showId, personId }: PersonKey,
  callId: string,
  now: Date,
): Promise<Date> {
  const { seenAt } = await linkTables(transaction)
    .insertInto('callSeen')
    .values({ organizationId, showId, personId, callId, seenAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'callId', 'personId'])
        .doUpdateSet((eb) => ({ seenAt: eb.ref('callSeen.seenAt') })),
    )
    .returning('seenAt')
    .executeTakeFirstOrThrow();
  return seenAt;
}

/** Lists who has seen which call of a show, optionally for one person. */
export async function listSeen(
  transaction: TransactionQueries,
  { organizationId, showId }: Omit<PersonKey, 'personId'>,
  personId?: string,
) {
  const rows = await linkTables(transaction)
    .selectFrom('callSeen')
    .select(['callId', 'personId', 'seenAt'])
    .where('organizationId', '=', organizationId)
    .where('showId', '=', showId)
    .$if(personId !== undefined, (query) => query.where('personId', '=', personId ?? ''))
    .execute();
  return rows.map(({ callId, personId: seenBy, seenAt }) => {
    return { callId, personId: seenBy, seenAt: seenAt.toISOString() };
  });
}
