import type { FastifyInstance } from 'fastify';
import {
  ApiError,
  changeAsMember,
  collectionChanges,
  handleRoutes,
  notFound,
  type FeatureOptions,
} from '@standby/server-kit';
import { ALL_RECIPIENTS_MAX } from '../src/domain/report/report';
import { reportSendRoutes } from './contract';
import { mailReport } from './report-mails';
import { reports } from './reports';
import { showOf } from './show-data';

const TOO_MANY = `A report can go to at most ${ALL_RECIPIENTS_MAX} addresses. Create a new version, which can go to others.`;

interface Sending {
  readonly accountId: string;
  readonly organizationId: string;
  readonly itemId: string;
  readonly to: readonly string[];
}

/** Serves the sending of reports, which freezes them. */
export function serveReportSending(
  app: FastifyInstance,
  { authGuard, services }: FeatureOptions,
): void {
  const { database, companyMails, now } = services;

  /** Stores that the report is on its way to these addresses, before any mail goes out. */
  function freeze({ accountId, organizationId, itemId, to }: Sending) {
    const member = { accountId, organizationId, permission: 'reports:write' } as const;
    return changeAsMember(database, member, async (transaction, revision) => {
      const context = { transaction, organizationId, accountId, revision, now: now() };
      const changes = collectionChanges(reports, context);
      const row = await changes.rows.find(itemId);
      if (!row || row.isRemoved) throw notFound();
      const { isFromFile, undelivered = [], ...known } = row.item;
      await showOf(transaction, { organizationId, showId: known.showId });
      // A report from a file has not been sent from here yet.
      const { sentAt, sentTo } = isFromFile ? { sentAt: '', sentTo: [] } : known;
      const everybody = [...new Set([...sentTo, ...to])];
      if (everybody.length > ALL_RECIPIENTS_MAX) throw new ApiError(409, 'too-many', TOO_MANY);
      const others = isFromFile ? [] : undelivered.filter((one) => !to.includes(one.to));
      await changes.store({
        ...known,
        sentAt: sentAt || now().toISOString(),
        sentTo: everybody,
        undelivered: [
          ...others,
          ...to.map((address) => ({ to: address, why: 'sending' }) as const),
        ],
      });
    });
  }

  handleRoutes(app, authGuard, reportSendRoutes, {
    'POST /organizations/:organizationId/reports/:itemId/send': async ({
      account: { accountId },
      params: { organizationId, itemId },
      body,
    }) => {
      const to = [...new Set(body.to)];
      const batch = await companyMails.admit({ organizationId, accountId }, to);
      await freeze({ accountId, organizationId, itemId, to });
      const report = await mailReport(services, batch, { organizationId, itemId, to });
      const missed = new Set(report.undelivered?.map((one) => one.to));
      return { report, failed: to.filter((address) => missed.has(address)) };
    },
  });
}
