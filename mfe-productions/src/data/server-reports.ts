import { createClient } from '@standby/api-client';
import type { nightRoutes } from '@standby/api-client/live-rooms';
import {
  collectionErrorOf,
  createServerCollection,
  openConnection,
} from '@standby/collections/server';
import { nightFactsSchema, type NightFacts } from '@standby/live-room/domain/report/night-facts';
import * as v from 'valibot';
import type { reportSendRoutes } from '../../server/contract';
import { reportNoun, type Report, type ReportContent } from '../domain/report/report';
import type { Reports, SentReport } from './reports';

/** Creates the collection of a show's reports on the server. */
export function createServerReports(showId: string, connection = openConnection()): Reports {
  return createServerCollection<Report, ReportContent>({
    name: 'reports',
    noun: reportNoun,
    write: 'reports:write',
    part: showId,
    connection,
  });
}

/** Timeout in milliseconds for mailing a report. */
const SEND_TIMEOUT_MS = 120_000;
const READ_TIMEOUT_MS = 20_000;

/** Asks the server to mail a report; the change feed tells the screens that it was sent. */
export async function sendServerReport(
  itemId: string,
  to: readonly string[],
  connection = openConnection(),
): Promise<SentReport> {
  const call = createClient<typeof reportSendRoutes>(connection.base, connection.send);
  const organizationId = connection.member?.organizationId ?? '';
  try {
    return await call('POST /organizations/:organizationId/reports/:itemId/send', {
      params: { organizationId, itemId },
      body: { to: [...to] },
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
  } catch (error) {
    throw collectionErrorOf(error, reportNoun);
  }
}

/** Reads the facts that the show's room has about the performance planned for a moment. */
export async function readServerNight(
  showId: string,
  startMs: number,
  connection = openConnection(),
): Promise<NightFacts | null> {
  const call = createClient<typeof nightRoutes>(connection.base, connection.send);
  const { facts } = await call('GET /organizations/:organizationId/live/:showId/night', {
    params: { organizationId: connection.member?.organizationId ?? '', showId },
    query: { startMs: String(startMs) },
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  });
  return facts === null ? null : v.parse(nightFactsSchema, facts);
}
