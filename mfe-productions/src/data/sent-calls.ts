import { type BrowserEnvironment, createBrowserCollection } from '@standby/collections/browser';
import { selectCollection } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { readApiBase } from '@standby/contracts';
import {
  callNoun,
  newSentCall,
  sentCallSchema,
  unchangedCall,
  type SentCall,
  type SentCallContent,
} from '../domain/schedule/sent-call';
import { sampleCalls } from './sample-calls';

/** Port to the sent daily calls of one show. */
export type SentCalls = Collection<SentCall, SentCallContent>;

/** localStorage key of the sent daily calls of a show. */
export const sentCallsKey = (showId: string): string => `standby:calls:${showId}`;

/** Creates the collection of a show's sent daily calls in this browser. */
export function createSentCalls(
  showId: string,
  environment: Partial<BrowserEnvironment> = {},
  samples: readonly SentCall[] = sampleCalls(showId, environment.now?.() ?? new Date()),
): SentCalls {
  return createBrowserCollection({
    ...environment,
    key: sentCallsKey(showId),
    version: 1,
    schema: sentCallSchema,
    noun: callNoun,
    samples,
    make: newSentCall,
    change: unchangedCall,
  });
}

const known = new Map<string, SentCalls>();

/** Returns the sent daily calls of a show, shared by all screens of this window. */
export function sentCallsOf(showId: string): SentCalls {
  const before = known.get(showId);
  if (before) return before;
  const calls = selectCollection<SentCall, SentCallContent>(
    () => createSentCalls(showId),
    () => import('./server-calls').then((server) => server.createServerCalls(showId)),
  );
  known.set(showId, calls);
  return calls;
}

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

/**
 * Mails the call of a day to the people called, on a server; without a server the call is only
 * stored as sent.
 */
export async function sendCall(calls: SentCalls, content: SentCallContent): Promise<Mailed> {
  if (readApiBase() === undefined) {
    await calls.create(content);
    return { mailed: 0, failed: 0, asked: 0, stopped: 0, withoutAddress: 0 };
  }
  const { sendServerCall } = await import('./server-calls');
  return sendServerCall(content.showId, content.date);
}

/** Mails a call again, only to the people whom it did not reach. */
export async function sendCallAgain(callId: string): Promise<Mailed> {
  const { sendServerCallAgain } = await import('./server-calls');
  return sendServerCallAgain(callId);
}
