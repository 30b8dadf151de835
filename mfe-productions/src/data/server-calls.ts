import { createClient } from '@standby/api-client';
import { newId } from '@standby/collections/port';
import {
  collectionErrorOf,
  createServerCollection,
  openConnection,
} from '@standby/collections/server';
import type { callRoutes } from '../../server/schedule/call-contract';
import { callNoun, type SentCall, type SentCallContent } from '../domain/schedule/sent-call';
import type { Mailed, SentCalls } from './sent-calls';

/** Creates the collection of a show's sent daily calls on the server. */
export function createServerCalls(showId: string, connection = openConnection()): SentCalls {
  return createServerCollection<SentCall, SentCallContent>({
    name: 'calls',
    noun: callNoun,
    write: 'schedule:write',
    part: showId,
    connection,
  });
}

/** Timeout in milliseconds for mailing a company. */
const TIMEOUT_MS = 120_000;

/** Mails the call of a day to the people called. The change feed updates the screens. */
export async function sendServerCall(
  showId: string,
  date: string,
  connection = openConnection(),
): Promise<Mailed> {
  const call = createClient<typeof callRoutes>(connection.base, connection.send);
  try {
    return await call('POST /organizations/:organizationId/calls/send', {
      params: { organizationId: connection.member?.organizationId ?? '' },
      body: { id: newId(), showId, date },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw collectionErrorOf(error, callNoun);
  }
}

/** Mails a call again, only to the people whom it did not reach. */
export async function sendServerCallAgain(
  callId: string,
  connection = openConnection(),
): Promise<Mailed> {
  const call = createClient<typeof callRoutes>(connection.base, connection.send);
  const organizationId = connection.member?.organizationId ?? '';
  try {
    return await call('POST /organizations/:organizationId/calls/:callId/send-again', {
      params: { organizationId, callId },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw collectionErrorOf(error, callNoun);
  }
}
