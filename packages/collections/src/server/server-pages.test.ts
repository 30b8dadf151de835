import { beforeEach, expect, it } from 'vitest';
import type { FeedListener } from './change-feed';
import { createServerCollection } from './server-collection';
import type { ServerPage } from './server-pages';

interface Prop {
  readonly id: string;
}

const query = { search: '', sort: 'name', page: 1, pageSize: 12 };
const page = (all: number): ServerPage<Prop> => ({
  items: [{ id: 'skull' }],
  page: 1,
  pageCount: Math.ceil(all / 12),
  total: all,
  all,
});

let feed: FeedListener | undefined;
let urls: string[];
let isLong: boolean;
let readPage: () => Promise<ServerPage<Prop>>;

beforeEach(() => {
  feed = undefined;
  urls = [];
  isLong = true;
  readPage = async () => page(5000);
});

const skull = { item: { id: 'skull' }, place: 1, revision: 3 };

const send: typeof fetch = async (input, init) => {
  urls.push(
    `${init?.method ?? 'GET'} ${(input as string).replace('/api/v1/organizations/globe/', '')}`,
  );
  const changes = { changed: [skull], removed: [], revision: 3, after: isLong ? 'skull' : null };
  return new Response(JSON.stringify(init?.method === 'GET' ? changes : skull));
};

const open = () =>
  createServerCollection<Prop, object>({
    name: 'props',
    noun: { one: 'prop', many: 'props' },
    write: 'shows:write',
    readPage: () => readPage(),
    connection: {
      base: '/api/v1',
      member: { organizationId: 'globe', role: 'owner' },
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

it('a short list is loaded by the request that detects its length', async () => {
  isLong = false;
  const collection = open();
  expect(await collection.pages?.isNeeded()).toBe(false);
  expect(await collection.list()).toEqual([skull.item]);
  expect(urls).toEqual(['GET props/changes?limit=200']);
  expect(collection.pages?.state()).toBeUndefined();
  await collection.list();
  expect(urls).toEqual(['GET props/changes?limit=200', 'GET props/changes?since=3']);
});

it('a long list is not loaded: its pages are read, and contain the number of all items', async () => {
  const collection = open();
  expect(await collection.pages?.isNeeded()).toBe(true);
  expect(await collection.pages?.isNeeded()).toBe(true);
  expect(urls).toHaveLength(1);
  expect(collection.snapshot()).toBeUndefined();
  expect(collection.pages?.state()).toEqual({ total: undefined, version: 0 });
  expect(await collection.pages?.read(query)).toEqual({
    items: [{ id: 'skull' }],
    page: 1,
    pageCount: 417,
    total: 5000,
  });
  expect(collection.pages?.state()).toEqual({ total: 5000, version: 0 });
});

it('shown pages of a long list have to be read again after each change, by this window or another', async () => {
  const collection = open();
  let told = 0;
  collection.subscribe(() => (told += 1));
  await collection.pages?.isNeeded();
  const before = told;
  feed?.onRevision(4);
  expect(collection.pages?.state()?.version).toBe(1);
  await collection.create({});
  await collection.remove('skull');
  expect(collection.pages?.state()?.version).toBe(3);
  expect(told).toBe(before + 3);
  await collection.pages?.read(query);
  await collection.pages?.read(query);
  // Subscribers are notified of the count once, without a new version to read.
  expect(told).toBe(before + 4);
  expect(collection.pages?.state()?.version).toBe(3);
});

it('without a connection the page that was read keeps its age, until the next one is read', async () => {
  const collection = open();
  collection.subscribe(() => undefined);
  await collection.pages?.isNeeded();
  await collection.pages?.read(query);
  readPage = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(collection.pages?.read(query)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(collection.notices().map(({ loadedAt }) => loadedAt)).toEqual([
    new Date(2026, 0, 15, 19, 30),
  ]);
  readPage = async () => page(5000);
  await collection.pages?.read(query);
  expect(collection.notices()).toEqual([]);
});
