import { randomBytes } from 'node:crypto';
import { type DeskOwner, deskRequests } from 'server/testing/desk-owner';
import { send } from 'server/testing/send-request';
import { makeEntryContent } from '../../mfe-productions/src/testing/make-entry.ts';
import { makePersonContent } from '../../mfe-productions/src/testing/make-person.ts';
import { addShow, type Bench, BenchDesk } from '../room/bench-room.ts';

/** Acts in one message. */
const ACTS_AT_ONCE = 100;

async function post<Answer>({ origin, owner }: Bench, path: string, body: object): Promise<Answer> {
  const { cookie, organizationId } = owner;
  const url = `/api/v1/organizations/${organizationId}/${path}`;
  const answer = await send(origin, { method: 'POST', path: url, headers: { cookie }, body });
  return JSON.parse(answer) as Answer;
}

/**
 * Writes a log of many acts into a new show.
 * @returns the show's id
 */
export async function writeLongLog(bench: Bench, acts: number): Promise<string> {
  const showId = await addShow(bench);
  const desk = await BenchDesk.open(bench, showId);
  for (let written = 0; written < acts; written += ACTS_AT_ONCE) {
    const stored = desk.window.next('events');
    const minutes = (n: number) => ({ type: 'adjust', timerId: 'timer-1', byMs: n % 2 ? 1 : -1 });
    desk.act(...Array.from({ length: ACTS_AT_ONCE }, (_, n) => minutes(n)));
    await stored;
  }
  desk.window.close();
  return showId;
}

/**
 * Creates and opens a controller link.
 * @returns its cookie
 */
export async function openLink(bench: Bench, showId: string): Promise<string> {
  const link = { kind: 'controller' };
  const { token } = await post<{ token: string }>(bench, `live/${showId}/links`, link);
  const { origin } = bench;
  const opened = await fetch(`${origin}/api/v1/live/links/open`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

interface StageDoor {
  readonly token: string;
  readonly personId: string;
  readonly wrongPin: string;
}

/** Opens the stage door of a new show with one person. */
export async function openStageDoor(bench: Bench): Promise<StageDoor> {
  const showId = await addShow(bench);
  const personId = `idris-${showId}`;
  const content = makePersonContent('Idris', { showId });
  await post(bench, 'people', { id: personId, content });
  const keys = await post<{ address: string; pins: Readonly<Record<string, string>> }>(
    bench,
    `sign-in/${showId}/keys`,
    {},
  );
  return {
    token: new URL(keys.address).hash.slice(1),
    personId,
    wrongPin: keys.pins[personId] === '0000' ? '0001' : '0000',
  };
}

const DATE = '2025-01-15';

/** Returns the requests of a new account: an import of strangers, and a call of all of them. */
export async function strangersToMail(bench: Bench, count: number) {
  const { owner } = bench;
  const showId = await addShow(bench);
  const entry = makeEntryContent({
    showId,
    isFullCall: true,
    startAt: `${DATE}T10:00`,
    endAt: `${DATE}T13:00`,
  });
  await post(bench, 'schedule', { id: `full-${showId}`, content: entry });
  const file = deskRequests(owner).import(0).body as object;
  const people = Array.from({ length: count }, (_, place) => ({
    ...makePersonContent(`Stranger ${place}`, {
      showId,
      email: `stranger-${place}-${randomBytes(4).toString('hex')}@strangers.example`,
    }),
    id: `stranger-${place}-${showId}`,
    createdAt: '2025-01-10T00:00:00.000Z',
    updatedAt: '2025-01-10T00:00:00.000Z',
  }));
  return {
    importBody: { ...file, collections: { people } },
    callBody: { id: '*'.repeat(12), showId, date: DATE },
  };
}

/** Returns the path of an organization's route. */
export const ofOrganization = ({ organizationId }: DeskOwner, path: string): string =>
  `/api/v1/organizations/${organizationId}/${path}`;
