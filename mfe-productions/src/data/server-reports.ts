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

/** The reports of a show of the organization. */
export function createServerReports(showId: string, connection = openConnection()): Reports {
  return createServerCollection<Report, ReportContent>({
    name: 'reports',
    noun: reportNoun,
    write: 'reports:write',
    part: showId,
    connection,
  });
}

/** Longest that the mails of a report may take. */
const SEND_TIMEOUT_MS = 120_000;
const READ_TIMEOUT_MS = 20_000;

/** The server mails a report; the feed tells the screens that it was sent. */
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

/** What the show's room knows of the performance that was to start at a moment. */
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
