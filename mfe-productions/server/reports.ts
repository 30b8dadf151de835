import type { FastifyInstance } from 'fastify';
import { sql, type Kysely, type Migration } from 'kysely';
import {
  ApiError,
  changeAsMember,
  collectionRepository,
  createCollectionTable,
  handleRoutes,
  notFound,
  type CollectionDefinition,
  type FeatureOptions,
} from '@standby/server-kit';
import { isPermitted } from '@standby/contracts';
import {
  editReport,
  isSent,
  newReport,
  SENT_MESSAGE,
  type Report,
  type ReportContent,
} from '../src/domain/report/report';
import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { reportMailText, reportSheet } from '../src/domain/report/report-sheet';
import type { Show } from '../src/domain/show';
import { reportCollection, reportSendRoutes } from './contract';
import { picturesOf } from './pictures/pictures';

function changeUnsent(report: Report, change: Partial<ReportContent>, at: string): Report {
  if (isSent(report)) throw new ApiError(409, 'report-sent', SENT_MESSAGE);
  return editReport(report, change, at);
}

export const reports: CollectionDefinition<'reports', Report, ReportContent> = {
  contract: reportCollection,
  table: 'report',
  make: newReport,
  change: changeUnsent,
  columnsOf: ({ showId }) => ({ showId }),
  // Who was absent or had an accident concerns stage management.
  visibleTo: (report, role) =>
    isPermitted(role, 'people:confidential') ? report : { ...report, incidents: '', absences: [] },
};

export const reportMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createCollectionTable(db, 'report');
    await sql`alter table report add show_id text collate "C" not null`.execute(db);
    await sql`create index report_show on report (organization_id, show_id, revision, id)`.execute(
      db,
    );
  },
};

interface Sending {
  readonly accountId: string;
  readonly organizationId: string;
  readonly itemId: string;
  readonly to: readonly string[];
}

/** Mails reports, and freezes them. */
export function serveReportSending(
  app: FastifyInstance,
  { authGuard, services }: FeatureOptions,
): void {
  const { database, limits, mailer, now, report: log } = services;

  /** Notes that the report is sent to these addresses, before any mail says so. */
  function freeze({ accountId, organizationId, itemId, to }: Sending) {
    const member = { accountId, organizationId, permission: 'reports:write' } as const;
    return changeAsMember(database, member, async (transaction, revision) => {
      const rows = collectionRepository<Report>(transaction, 'report', organizationId);
      const row = await rows.find(itemId);
      if (!row || row.isRemoved) throw notFound();
      const { showId, sentAt, sentTo } = row.item;
      const wanted = { organizationId, collection: 'shows', id: showId };
      const show = await services.findItem(transaction, wanted);
      if (!show) throw notFound();
      const at = now().toISOString();
      const item = { ...row.item, sentAt: sentAt || at, sentTo: [...new Set([...sentTo, ...to])] };
      await rows.update({ item, revision, accountId, columns: { showId } });
      const pictures = await picturesOf(transaction, organizationId, item.pictures ?? []);
      return { item, show: show as Show, pictures };
    });
  }

  handleRoutes(app, authGuard, reportSendRoutes, {
    'POST /organizations/:organizationId/reports/:itemId/send': async ({
      account,
      params: { organizationId, itemId },
      body: { to },
    }) => {
      for (let count = 0; count < to.length; count += 1) {
        await limits.take('reportMailsByOrganization', organizationId);
      }
      const { accountId } = account;
      const { item, show, pictures } = await freeze({ accountId, organizationId, itemId, to });
      const sheet = reportSheet(item, show, NEUTRAL_CLOCK);
      const text = reportMailText(sheet);
      const attachments = pictures.map((content, place) => {
        return { filename: `picture-${place + 1}.jpg`, content, contentType: 'image/jpeg' };
      });
      const failed: string[] = [];
      for (const address of to) {
        await mailer
          .send({ to: address, subject: `${sheet.kind}: ${sheet.title}`, text, attachments })
          .catch((error: unknown) => {
            log(error, 'a report was not mailed');
            failed.push(address);
          });
      }
      return { report: item, failed };
    },
  });
}
