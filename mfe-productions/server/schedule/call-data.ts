import { notFound, type TransactionQueries } from '@standby/server-kit';
import { concernedBy, entriesOn } from '../../src/domain/schedule/daily-call';
import { calledEntry, lastSent, type SentCall } from '../../src/domain/schedule/sent-call';
import { callsOfShow, entriesOfShow, itemsById, peopleOfShow, showOf } from '../show-data';

export interface CallKey {
  readonly organizationId: string;
  readonly showId: string;
  readonly date: string;
}

/** Reads the current call of a day, the call that went out last, and the people concerned. */
export async function readCall(transaction: TransactionQueries, { date, ...key }: CallKey) {
  await showOf(transaction, key);
  const people = await peopleOfShow(transaction, key);
  const entries = entriesOn(await entriesOfShow(transaction, key), date).map(calledEntry);
  const sent = lastSent(await callsOfShow(transaction, key), date);
  const everybody = concernedBy(entries, sent?.entries ?? [], people);
  const addressed = everybody.filter(({ email }) => email !== '');
  return { entries, sent, addressed, withoutAddress: everybody.length - addressed.length };
}

interface SentCallKey {
  readonly organizationId: string;
  readonly callId: string;
}

/** Reads a call that went out, with its show and the company. */
export async function readSentCall(
  transaction: TransactionQueries,
  { organizationId, callId }: SentCallKey,
) {
  const key = { organizationId, ids: [callId] };
  const call = (await itemsById<SentCall>(transaction, 'sentCall', key)).get(callId);
  if (!call) throw notFound();
  const ofShow = { organizationId, showId: call.showId };
  const show = await showOf(transaction, ofShow);
  return { call, show, people: await peopleOfShow(transaction, ofShow) };
}
