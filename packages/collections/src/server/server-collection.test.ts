import type { Stored } from '@standby/api-client/contract';
import type { Role } from '@standby/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EditConflict } from '../port';
import type { FeedListener } from './change-feed';
import { createServerCollection } from './server-collection';

interface PropContent {
  readonly name: string;
}

interface Prop extends PropContent {
  readonly id: string;
}

const stored = (name: string, revision: number): Stored<Prop> => ({
  item: { id: name.toLowerCase(), name },
  place: revision,
  revision,
});

type Answer = () => Response | Promise<Response>;

const json = (body: unknown, status = 200): Answer => {
  return () => new Response(JSON.stringify(body), { status });
};

const refusal = (status: number, code: string, message: string, details?: object): Answer =>
  json({ error: { code, message, details } }, status);

const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

const changes = (revision: number, ...changed: Stored<Prop>[]): Answer =>
  json({ changed, removed: [], revision, after: null });

let answers: Answer[];
let requests: { url: string; method: string; body: unknown }[];
let feed: FeedListener | undefined;

beforeEach(() => {
  answers = [];
  requests = [];
  feed = undefined;
});

const send: typeof fetch = async (input, init) => {
  const { method = 'GET', body } = init ?? {};
  const content: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  requests.push({ url: input as string, method, body: content });
  const answer = answers.shift();
  if (!answer) throw new Error(`nobody answers ${method} ${input as string}`);
  return answer();
};

function open({ role = 'owner', isSignedIn = true }: { role?: Role; isSignedIn?: boolean } = {}) {
  return createServerCollection<Prop, PropContent>({
    name: 'shows',
    noun: { one: 'show', many: 'shows' },
    write: 'shows:write',
    connection: {
      base: '/api/v1',
      member: isSignedIn ? { organizationId: 'globe', role } : undefined,
      send,
      feed: {
        subscribe(listener) {
          feed = listener;
          return () => (feed = undefined);
        },
      },
      now: () => new Date('2026-01-15T19:30:00'),
    },
  });
}

/** Opens a window that has loaded two shows and is subscribed to them. */
async function openLoaded() {
  const collection = open();
  answers.push(changes(2, stored('Hamlet', 1), stored('Macbeth', 2)));
  const listener = vi.fn<() => void>();
  collection.subscribe(listener);
  await collection.list();
  listener.mockClear();
  return { collection, listener };
}

const names = (items: readonly Prop[] | undefined) => items?.map(({ name }) => name);

describe('a change elsewhere', () => {
  it('is fetched when the feed reports it, and only that change', async () => {
    const { collection, listener } = await openLoaded();
    answers.push(changes(3, stored('Oedipus', 3)));
    feed?.onRevision(3);
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    expect(names(collection.snapshot())).toEqual(['Oedipus', 'Macbeth', 'Hamlet']);
    expect(requests.at(-1)?.url).toBe('/api/v1/organizations/globe/shows/changes?since=2');
    feed?.onRevision(3);
    expect(requests).toHaveLength(2);
  });

  it('comes in as many parts as there are', async () => {
    const { collection } = await openLoaded();
    const part = { changed: [stored('Oedipus', 3)], removed: [], revision: 3, after: 'oedipus' };
    const last = {
      changed: [],
      removed: [{ id: 'hamlet', revision: 4 }],
      revision: 4,
      after: null,
    };
    answers.push(json(part), json(last));
    expect(names(await collection.list())).toEqual(['Oedipus', 'Macbeth']);
    expect(requests.at(-1)?.url).toMatch(/since=3&after=oedipus$/u);
  });

  it('is ignored after a newer answer', async () => {
    const { collection } = await openLoaded();
    answers.push(json(stored('Hamlet', 9)), changes(5, { ...stored('Hamlet', 5), place: 1 }));
    const item = await collection.update('hamlet', { name: 'Hamlet' });
    await collection.list();
    expect(await Promise.resolve(collection.snapshot())).toContain(item);
  });
});

describe('without a connection', () => {
  it('the loaded list stays readable, and one notice shows its age', async () => {
    const { collection, listener } = await openLoaded();
    for (let attempt = 0; attempt < 3; attempt += 1) feed?.onLost();
    answers.push(unreachable);
    expect(names(await collection.list())).toEqual(['Macbeth', 'Hamlet']);
    expect(collection.notices()).toEqual([
      {
        kind: 'offline',
        message: 'The server cannot be reached. To change your shows, you need a connection.',
        loadedAt: new Date(2026, 0, 15, 19, 30),
      },
    ]);
    expect(listener).toHaveBeenCalledOnce();
    for (const notice of collection.notices()) collection.dismiss(notice);
    feed?.onLost();
    expect(collection.notices()).toEqual([]);
  });

  it('the notice goes when the connection is back', async () => {
    const { collection } = await openLoaded();
    feed?.onLost();
    feed?.onRevision(2);
    expect(collection.notices()).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  it('a list that was never loaded rejects with a reason, and loads once there is a connection', async () => {
    const collection = open();
    const listener = vi.fn<() => void>();
    collection.subscribe(listener);
    answers.push(unreachable);
    await expect(collection.list()).rejects.toMatchObject({ reason: 'unreachable' });
    feed?.onLost();
    expect(collection.notices()).toEqual([]);
    feed?.onRevision(1);
    expect(listener).toHaveBeenCalled();
  });

  it('a change fails with a message', async () => {
    const { collection } = await openLoaded();
    answers.push(unreachable);
    await expect(collection.update('hamlet', { name: 'X' })).rejects.toMatchObject({
      name: 'CollectionError',
      reason: 'unreachable',
      message:
        'The server could not be reached. Nothing is lost: check your connection, then try again.',
    });
  });

  it('a repeated creation has the same id, and another creation has a new id', async () => {
    const { collection } = await openLoaded();
    answers.push(unreachable, json(stored('Oedipus', 3)), json(stored('Oedipus', 4)));
    await expect(collection.create({ name: 'Oedipus' })).rejects.toThrow();
    await collection.create({ name: 'Oedipus' });
    await collection.create({ name: 'Oedipus' });
    const [first, second, third] = requests.slice(1).map(({ body }) => (body as Prop).id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('a repeated creation of many items has the same ids', async () => {
    const { collection } = await openLoaded();
    const contents = [{ name: 'Oedipus' }, { name: 'Lear' }];
    answers.push(unreachable, json({ added: 2 }));
    await expect(collection.createAll(contents)).rejects.toThrow();
    const ids = await collection.createAll(contents);
    const bodies = requests.slice(1).map(({ body }) => body);
    expect(bodies[0]).toEqual({
      entries: contents.map((content, place) => ({ id: ids[place], content })),
    });
    expect(bodies[1]).toEqual(bodies[0]);
  });
});

describe('a refusal', () => {
  it('carries both versions of an edit that another person overtook', async () => {
    const { collection } = await openLoaded();
    const { item } = stored('Hamlet, revived', 3);
    const details = { item, fields: ['name'], by: 'Noor Haddad' };
    answers.push(refusal(409, 'edit-conflict', 'Compare both.', details));
    const change = collection.update('hamlet', { name: 'X' }, { name: 'Hamlet' });
    await expect(change).rejects.toBeInstanceOf(EditConflict);
    await expect(change).rejects.toMatchObject({
      reason: 'conflict',
      message: 'Compare both.',
      theirs: item,
      fields: ['name'],
      by: 'Noor Haddad',
    });
    expect(requests.at(-1)?.body).toEqual({ change: { name: 'X' }, seen: { name: 'Hamlet' } });
  });

  it.each([
    [401, 'signed-out', 'signed-out', 'You are signed out. Sign in to go on.'],
    [403, 'not-permitted', 'not-permitted', 'Ask an owner.'],
    [404, 'not-found', 'not-found', /^This show no longer exists\./u],
    [409, 'limit-reached', 'limit-reached', 'Ask an owner.'],
    [413, 'too-large', 'invalid', 'Ask an owner.'],
    [500, 'unexpected', 'unreachable', 'Ask an owner.'],
  ])('with %i (%s) is %s, with a message', async (status, code, reason, message) => {
    const { collection } = await openLoaded();
    answers.push(refusal(status, code, 'Ask an owner.'));
    const change = collection.update('hamlet', { name: 'X' });
    await expect(change).rejects.toThrow(message);
    await expect(change).rejects.toMatchObject({ name: 'CollectionError', reason });
  });

  it('needs no request without a session', async () => {
    const collection = open({ isSignedIn: false });
    const words = 'You are signed out. Sign in to go on.';
    await expect(collection.list()).rejects.toThrow(words);
    await expect(collection.create({ name: 'X' })).rejects.toThrow(words);
    await expect(collection.update('hamlet', {})).rejects.toThrow(words);
    expect(requests).toEqual([]);
  });

  it('needs no request if the role may only read, as a notice already says', async () => {
    const collection = open({ role: 'light-board-operator' });
    expect(collection.isReadOnly()).toBe(true);
    expect(collection.notices().map(({ message }) => message)).toEqual([
      'As Light Board Op you can look at the shows of this organization, not change them. Ask an owner or an admin for another role.',
    ]);
    await expect(collection.create({ name: 'X' })).rejects.toMatchObject({
      reason: 'not-permitted',
    });
    expect(requests).toEqual([]);
    expect(open({ role: 'stage-manager' }).isReadOnly()).toBe(false);
  });
});
