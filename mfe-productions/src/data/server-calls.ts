import { newId } from '@standby/collections/port';
import { organizationCalls } from '@standby/collections/server';
import type { callRoutes } from '../../server/schedule/call-contract';
import { callList } from '../domain/schedule/sent-call';
import type { Mailed } from './sent-calls';

/** Timeout in milliseconds for mailing a company. */
const TIMEOUT_MS = 120_000;

const openCalls = () => organizationCalls<typeof callRoutes>(callList.noun, TIMEOUT_MS);

/** Mails the call of a day to the people called. The change feed updates the screens. */
export const sendServerCall = (showId: string, date: string): Promise<Mailed> =>
  openCalls()('POST /organizations/:organizationId/calls/send', {
    body: { id: newId(), showId, date },
  });

/** Mails a call again, only to the people whom it did not reach. */
export const sendServerCallAgain = (callId: string): Promise<Mailed> =>
  openCalls()('POST /organizations/:organizationId/calls/:callId/send-again', {
    params: { callId },
  });
