import {
  changeOrganization,
  collectionChanges,
  inScope,
  notFound,
  type MailBatch,
  type MailFate,
  type Services,
} from '@standby/server-kit';
import { zoneOf } from '@standby/contracts';
import { localeOfZone, NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import type { Report } from '../src/domain/report/report';
import { reportMailText, reportSheet } from '@standby/show-report/sheet';
import { picturesOf } from './pictures/pictures';
import { reports } from './reports';
import { itemsById, showOf } from './show-data';

interface ReportMails {
  readonly organizationId: string;
  readonly itemId: string;
  readonly to: readonly string[];
}

/** Mails a frozen report, and stores the result of each mail. */
export async function mailReport(
  { database, now }: Pick<Services, 'database' | 'now'>,
  batch: MailBatch,
  { organizationId, itemId, to }: ReportMails,
): Promise<Report> {
  const { report, show, pictures } = await inScope(
    database.queries,
    { organizationId },
    async (transaction) => {
      const key = { organizationId, ids: [itemId] };
      const found = (await itemsById<Report>(transaction, 'report', key)).get(itemId);
      if (!found) throw notFound();
      return {
        report: found,
        show: await showOf(transaction, { organizationId, showId: found.showId }),
        pictures: await picturesOf(transaction, organizationId, found.pictures ?? []),
      };
    },
  );
  const sheet = reportSheet(
    report,
    show,
    NEUTRAL_CLOCK,
    report.facts,
    localeOfZone(zoneOf(show.timezone)),
  );
  const mail = {
    subject: `${sheet.kind}: ${sheet.title}`,
    text: reportMailText(sheet),
    attachments: pictures.map((content, place) => {
      return { filename: `picture-${place + 1}.jpg`, content, contentType: 'image/jpeg' };
    }),
  };
  const sending = to.map(async (address): Promise<[string, MailFate]> => [
    address,
    await batch.send({ ...mail, to: address }),
  ]);
  const fates = new Map(await Promise.all(sending));
  const stored = await changeOrganization(
    database,
    { organizationId },
    async (transaction, revision) => {
      const context = { transaction, organizationId, accountId: null, revision, now: now() };
      const changes = collectionChanges(reports, context);
      const row = await changes.rows.find(itemId);
      // The report was deleted meanwhile.
      if (!row || row.isRemoved) return report;
      const undelivered = (row.item.undelivered ?? []).flatMap((one) => {
        const why = fates.get(one.to) ?? one.why;
        return why === 'sent' ? [] : [{ ...one, why }];
      });
      return (await changes.store({ ...row.item, undelivered })).item;
    },
  );
  if (!stored) throw notFound();
  return stored;
}
