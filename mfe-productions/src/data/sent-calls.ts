import { listOfShow } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { byMode } from '@standby/contracts';
import { callList, type SentCall, type SentCallContent } from '../domain/schedule/sent-call';
import { sampleCalls } from './sample-calls';

/** Port to the sent daily calls of one show. */
export type SentCalls = Collection<SentCall, SentCallContent>;

/** localStorage key of the sent daily calls of a show. */
export const sentCallsKey = (showId: string): string => `standby:calls:${showId}`;

export const { createInBrowser: createSentCalls, of: sentCallsOf } = listOfShow<
  SentCall,
  SentCallContent
>(callList, { key: sentCallsKey, version: 1, samples: sampleCalls });

/** Number of people by result of a call's mails. */
export interface Mailed {
  readonly mailed: number;
  readonly failed: number;
  /** People who were first asked to accept mails of the company. */
  readonly asked: number;
  /** People who declined mails. */
  readonly stopped: number;
  /** Called people without an address. */
  readonly withoutAddress: number;
}

/** Whether a server mails calls; otherwise they are posted on the board. */
export const areCallsMailed = byMode(false, true);

/**
 * Mails the call of a day to the people called, on a server; without a server the call is only
 * stored as sent.
 */
type SendCall = (calls: SentCalls, content: SentCallContent) => Promise<Mailed>;

export const sendCall = byMode<SendCall>(
  async (calls, content) => {
    await calls.create(content);
    return { mailed: 0, failed: 0, asked: 0, stopped: 0, withoutAddress: 0 };
  },
  async (_calls, { showId, date }) => {
    const { sendServerCall } = await import('./server-calls');
    return sendServerCall(showId, date);
  },
);

/** Mails a call again, only to the people whom it did not reach. */
export async function sendCallAgain(callId: string): Promise<Mailed> {
  const { sendServerCallAgain } = await import('./server-calls');
  return sendServerCallAgain(callId);
}
