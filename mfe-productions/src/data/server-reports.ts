import type { nightRoutes } from '@standby/api-client/live-rooms';
import { organizationCalls } from '@standby/collections/server';
import { nightFactsSchema, type NightFacts } from '@standby/live-room/domain/report/night-facts';
import * as v from 'valibot';
import type { reportSendRoutes } from '../../server/contract';
import { reportList } from '../domain/report/report';
import type { SentReport } from './reports';

/** Timeout in milliseconds for mailing a report. */
const SEND_TIMEOUT_MS = 120_000;

/** Asks the server to mail a report; the change feed tells the screens that it was sent. */
export async function sendServerReport(itemId: string, to: readonly string[]): Promise<SentReport> {
  const call = organizationCalls<typeof reportSendRoutes>(reportList.noun, SEND_TIMEOUT_MS);
  return call('POST /organizations/:organizationId/reports/:itemId/send', {
    params: { itemId },
    body: { to: [...to] },
  });
}

/** Reads the facts that the show's room has about the performance planned for a moment. */
export async function readServerNight(showId: string, startMs: number): Promise<NightFacts | null> {
  const call = organizationCalls<typeof nightRoutes>(reportList.noun);
  const { facts } = await call('GET /organizations/:organizationId/live/:showId/night', {
    params: { showId },
    query: { startMs: String(startMs) },
  });
  return facts === null ? null : v.parse(nightFactsSchema, facts);
}
