import { inScope, type MailSender, type Services } from '@standby/server-kit';
import type { Person } from '../src/domain/person';
import type { Report } from '../src/domain/report/report';
import type { SentCall } from '../src/domain/schedule/sent-call';
import { mailReport } from './report-mails';
import { mailCall } from './schedule/call-mails';
import { itemsOfOrganization } from './show-data';

const MILLIS_PER_DAY = 24 * 60 * 60 * 1000;
/** Milliseconds for which a mail waits for its recipient's answer. */
const WAITS_MS = 14 * MILLIS_PER_DAY;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns the latest sent call of each day. */
function lastOfEachDay(calls: readonly SentCall[]): readonly SentCall[] {
  const byDay = new Map<string, SentCall>();
  for (const call of calls.toSorted((one, other) => one.sentAt.localeCompare(other.sentAt))) {
    byDay.set(`${call.showId} ${call.date}`, call);
  }
  return [...byDay.values()];
}

/** Mails reports and calls that waited until an address accepted mails of its company. */
export async function mailWaiting(
  services: Services,
  sender: MailSender,
  address: string,
): Promise<void> {
  const { organizationId } = sender;
  const now = services.now().getTime();
  const isRecent = ({ sentAt }: { readonly sentAt: string }): boolean =>
    sentAt !== '' && Date.parse(sentAt) > now - WAITS_MS;
  const { reports, calls, people } = await inScope(
    services.database.queries,
    { organizationId },
    async (transaction) => ({
      reports: await itemsOfOrganization<Report>(transaction, 'report', organizationId),
      calls: await itemsOfOrganization<SentCall>(transaction, 'sentCall', organizationId),
      people: await itemsOfOrganization<Person>(transaction, 'person', organizationId),
    }),
  );
  const named = people.filter(({ email }) => isSame(email, address));
  const waitingCalls = lastOfEachDay(calls.filter(isRecent)).flatMap((call) => {
    const waiting = named.filter(({ id }) =>
      call.undelivered?.some(({ personId, why }) => personId === id && why === 'asked'),
    );
    return waiting.length > 0 ? [{ call, waiting }] : [];
  });
  const waitingReports = reports.filter(isRecent).flatMap((report) => {
    const to = (report.undelivered ?? [])
      .filter((one) => one.why === 'asked' && isSame(one.to, address))
      .map((one) => one.to);
    return to.length > 0 ? [{ report, to }] : [];
  });
  const addresses = [
    ...waitingCalls.flatMap(({ waiting }) => waiting.map(({ email }) => email)),
    ...waitingReports.flatMap(({ to }) => to),
  ];
  if (addresses.length === 0) return;
  const batch = await services.companyMails.admit(sender, addresses);
  for (const { call, waiting } of waitingCalls) {
    await mailCall(services, batch, {
      organizationId,
      callId: call.id,
      people: waiting,
      since: undefined,
    });
  }
  for (const { report, to } of waitingReports) {
    await mailReport(services, batch, { organizationId, itemId: report.id, to });
  }
}
