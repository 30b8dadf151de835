import type { FastifyInstance } from 'fastify';
import { sql, type Kysely, type Migration } from 'kysely';
import {
  ApiError,
  changeAsMember,
  collectionRepository,
  handleRoutes,
  inScope,
  notFound,
  ofOneOrganization,
  protectRows,
  type FeatureOptions,
  type TransactionQueries,
} from '@standby/server-kit';
import {
  PICTURE_EDGE_MAX,
  PICTURES_MAX,
  pictureMessages,
  type Picture,
} from '../../src/domain/report/pictures';
import { isSent, SENT_MESSAGE, type Report } from '../../src/domain/report/report';
import { cleanJpeg } from './jpeg';
import { pictureRoutes } from './picture-contract';

interface PictureRow {
  organizationId: string;
  id: string;
  showId: string;
  reportId: string;
  /** JPEG in base64, so that a backup stores it as text. */
  data: string;
}

/**
 * Limit of stored pictures, above the limit of a report, because removed pictures may not be
 * deleted yet.
 */
const ROWS_MAX = PICTURES_MAX * 2;

const pictures = (transaction: TransactionQueries) =>
  transaction.withTables<{ reportPicture: PictureRow }>();

export const pictureMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table report_picture (
        organization_id text not null references organization (id) on delete cascade,
        id text collate "C" not null,
        show_id text collate "C" not null,
        report_id text collate "C" not null,
        data text not null,
        primary key (organization_id, id)
      )`.execute(db);
    await sql`create index report_picture_report on report_picture (organization_id, report_id)`.execute(
      db,
    );
    await protectRows(db, 'report_picture', ofOneOrganization);
  },
};

async function readPicture(transaction: TransactionQueries, organizationId: string, id: string) {
  return pictures(transaction)
    .selectFrom('reportPicture')
    .select(['data', 'reportId'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the pictures of a report for a mail in their order; deleted pictures are omitted. */
export async function picturesOf(
  transaction: TransactionQueries,
  organizationId: string,
  listed: readonly Picture[],
): Promise<Buffer[]> {
  const found: Buffer[] = [];
  for (const { id } of listed) {
    const picture = await readPicture(transaction, organizationId, id);
    if (picture) found.push(Buffer.from(picture.data, 'base64'));
  }
  return found;
}

async function openReport(
  transaction: TransactionQueries,
  organizationId: string,
  itemId: string,
): Promise<Report> {
  const row = await collectionRepository<Report>(transaction, 'report', organizationId).find(
    itemId,
  );
  if (!row || row.isRemoved) throw notFound();
  if (isSent(row.item)) throw new ApiError(409, 'report-sent', SENT_MESSAGE);
  return row.item;
}

async function insertPicture(transaction: TransactionQueries, row: PictureRow): Promise<void> {
  const { count } = await pictures(transaction)
    .selectFrom('reportPicture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organizationId', '=', row.organizationId)
    .where('reportId', '=', row.reportId)
    .executeTakeFirstOrThrow();
  if (count >= ROWS_MAX) throw new ApiError(409, 'limit-reached', pictureMessages.full);
  await pictures(transaction)
    .insertInto('reportPicture')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Serves the pictures of the reports. */
export function servePictures(app: FastifyInstance, { authGuard, services }: FeatureOptions): void {
  const { database } = services;

  const member = (accountId: string, organizationId: string) =>
    ({ accountId, organizationId, permission: 'reports:write' }) as const;

  handleRoutes(app, authGuard, pictureRoutes, {
    'POST /organizations/:organizationId/reports/:itemId/pictures': async ({
      account,
      params: { organizationId, itemId },
      body: { id, data },
    }) => {
      const picture = cleanJpeg(Buffer.from(data, 'base64'), PICTURE_EDGE_MAX);
      if (!picture) throw new ApiError(400, 'invalid', pictureMessages.unreadable);
      const cleaned = Buffer.from(picture).toString('base64');
      return changeAsMember(
        database,
        member(account.accountId, organizationId),
        async (transaction) => {
          const { showId } = await openReport(transaction, organizationId, itemId);
          const row = { organizationId, id, showId, reportId: itemId, data: cleaned };
          await insertPicture(transaction, row);
          return { id };
        },
      );
    },

    'DELETE /organizations/:organizationId/reports/:itemId/pictures/:pictureId': async ({
      account,
      params: { organizationId, itemId, pictureId },
    }) => {
      await changeAsMember(
        database,
        member(account.accountId, organizationId),
        async (transaction) => {
          await openReport(transaction, organizationId, itemId);
          // The query keeps pictures of the previous version, which was sent.
          await pictures(transaction)
            .deleteFrom('reportPicture')
            .where('organizationId', '=', organizationId)
            .where('reportId', '=', itemId)
            .where('id', '=', pictureId)
            .execute();
        },
      );
    },

    'GET /organizations/:organizationId/report-pictures/:pictureId': async ({
      params: { organizationId, pictureId },
      reply,
    }) => {
      const picture = await inScope(database.queries, { organizationId }, (transaction) =>
        readPicture(transaction, organizationId, pictureId),
      );
      if (!picture) throw notFound();
      await reply
        .header('content-type', 'image/jpeg')
        // If it is opened directly, a browser treats the file only as a picture.
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // Another user of this browser must not find the picture in a cache.
        .header('cache-control', 'no-store')
        .send(Buffer.from(picture.data, 'base64'));
    },
  });
}
