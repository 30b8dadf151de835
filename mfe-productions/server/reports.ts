import { sql, type Kysely, type Migration } from 'kysely';
import {
  ApiError,
  createCollectionTable,
  createSealTable,
  sealHash,
  type CollectionDefinition,
  type Reader,
  type View,
  type WriteContext,
} from '@standby/server-kit';
import { isPermitted } from '@standby/contracts';
import {
  editReport,
  isSent,
  reportList,
  SENT_MESSAGE,
  type Report,
  type ReportContent,
} from '../src/domain/report/report';
import { withNotesFor } from '../src/domain/notes/report-notes';
import { reportCollection } from './contract';
import { SEALS } from './seal-table';
import { entriesOfMember, itemsById } from './show-data';

function changeUnsent(report: Report, change: Partial<ReportContent>, at: string): Report {
  if (isSent(report)) throw new ApiError(409, 'report-sent', SENT_MESSAGE);
  return editReport(report, change, at);
}

/**
 * Returns the immutable content of a report that was sent from here; undefined for other reports.
 */
function sealedContent(report: Report): object | undefined {
  const { updatedAt: _updatedAt, ...content } = report;
  return isSent(report) && !report.isFromFile ? content : undefined;
}

/**
 * Returns a problem if a correction is not a later version of another report of the same show. So
 * no report corrects itself, directly or in a circle.
 */
async function correctionProblem(
  items: readonly Report[],
  { transaction, organizationId }: WriteContext,
): Promise<string | undefined> {
  const corrections = items.filter(({ corrects }) => corrects !== '');
  const ids = corrections.map(({ corrects }) => corrects);
  const found = await itemsById<Report>(transaction, 'report', { organizationId, ids });
  const isWrong = corrections.some(({ corrects, showId, version }) => {
    const before = found.get(corrects);
    return before && (before.showId !== showId || before.version >= version);
  });
  return isWrong ? 'it corrects a report that is not an earlier version of it.' : undefined;
}

/**
 * Returns the view of a report for a member. Absences and accidents are visible to stage
 * management, and a note also to the people of its department.
 */
async function reportView(reader: Reader): Promise<View<Report>> {
  const { role, transaction, organizationId, accountId } = reader;
  const seesAbsences = isPermitted(role, 'people:confidential');
  const seesNotes = isPermitted(role, 'notes:read');
  const entries = seesNotes
    ? []
    : await entriesOfMember(transaction, { organizationId, accountId });
  return {
    of(report) {
      const known = seesAbsences ? report : { ...report, incidents: '', absences: [] };
      return seesNotes ? known : withNotesFor(known, entries);
    },
  };
}

export const reports: CollectionDefinition<'reports', Report, ReportContent> = {
  ...reportList,
  contract: reportCollection,
  table: 'report',
  change: changeUnsent,
  adopt: (report) => (isSent(report) ? { ...report, isFromFile: true } : report),
  seal: { table: SEALS, contentOf: sealedContent },
  referenceProblem: correctionProblem,
  columnsOf: ({ showId }) => ({ showId }),
  visibleTo: reportView,
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

/** Seals reports that were sent before seals existed. */
export const reportSealMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createSealTable(db, SEALS);
    const { rows } = await sql<{ organizationId: string; item: Report }>`
      select organization_id as "organizationId", item from report where item ->> 'sentAt' <> ''`.execute(
      db,
    );
    for (const { organizationId, item } of rows) {
      const hash = sealHash(sealedContent(item) ?? {});
      await sql`insert into ${sql.table(SEALS)} (organization_id, collection, item_id, hash, sealed_at)
        values (${organizationId}, 'reports', ${item.id}, ${hash}, ${item.sentAt}::timestamptz)`.execute(
        db,
      );
    }
  },
};
