import { createClient } from '@standby/api-client';
import {
  collectionKeys,
  type CollectionRoutes,
  type ManyRoutes,
  type Stored,
} from '@standby/api-client/contract';
import { isPermitted, type ListFacts } from '@standby/contracts';
import type { CollectionOfMany, Identified } from '../port/collection';
import type { PageQuery } from '../port/pages';
import { CollectionError, notFound } from '../port/errors';
import { newId } from '../port/ids';
import type { Connection } from './connection';
import { createKnownItems } from './known-items';
import { createSingleFlight } from '@standby/api-client/single-flight';
import { collectionErrorOf, notPermitted, readOnlyNotice, signedOut } from './refusals';
import { createServerNotices } from './server-notices';
import { createServerPages, type ReadServerPage, type ServerPage } from './server-pages';

interface ServerCollectionOptions<T extends Identified> extends ListFacts {
  readonly connection: Connection;
  /** Shown part of the collection; undefined for all of it. */
  readonly part?: string;
  /** Reads a page of a list that may be too long to load whole. */
  readonly readPage?: ReadServerPage<T> | undefined;
}

/** Maximum number of items that load whole. A longer list is read in pages if the server offers them. */
const WHOLE_MAX = 200;

/** Timeout of a request, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Timeout of a request that changes many items, in milliseconds. */
const MANY_TIMEOUT_MS = 30_000;

/**
 * Creates a collection that lives on the server. Loaded items stay as long as the page, and remain readable
 * without a connection. The feed reports newer revisions.
 */
export function createServerCollection<T extends Identified, New extends object>(
  options: ServerCollectionOptions<T>,
): CollectionOfMany<T, New> {
  const { noun, write, connection } = options;
  const { member, feed, now } = connection;
  const call = createClient<CollectionRoutes<'items', T, New> & ManyRoutes<'items', New>>(
    connection.base,
    connection.send,
  );
  const keys = collectionKeys(options.name as 'items');
  const known = createKnownItems<T>();
  const listeners = new Set<() => void>();
  let synced: { readonly revision: number } | undefined;
  /** Whether the request that detected the length has just loaded the list. */
  let isFresh = false;
  const isReadOnly = member !== undefined && !isPermitted(member.role, write);
  let leaveFeed: (() => void) | undefined;

  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  const notices = createServerNotices({
    noun,
    permanent: isReadOnly ? [readOnlyNotice(noun, member.role)] : [],
    now,
    notify,
  });

  function noteSynced(revision: number): void {
    synced = { revision };
    notices.noteRead();
  }

  function organization(): { readonly organizationId: string } {
    if (!member) throw signedOut();
    return { organizationId: member.organizationId };
  }

  const signal = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS);

  /** Fetches the changes since the known revision. */
  async function fetchChanges(): Promise<void> {
    const params = organization();
    const since = String(synced?.revision ?? 0);
    const query: { since: string; part?: string; after?: string | undefined } = { since };
    if (options.part !== undefined) query.part = options.part;
    let hasChanged = synced === undefined;
    do {
      const part = await call(keys.changes, { params, query, signal: signal() });
      hasChanged = known.apply(part.changed, part.removed) || hasChanged;
      if (part.leftOut) notices.noteLeftOut();
      query.since = String(part.revision);
      query.after = part.after ?? undefined;
    } while (query.after !== undefined);
    noteSynced(Number(query.since));
    if (hasChanged) notify();
  }

  const sync = createSingleFlight(fetchChanges);

  /** Loads a short list. Resolves to whether the list is too long to load whole. */
  async function detectLength(): Promise<boolean> {
    if (synced) return false;
    try {
      const query = { limit: String(WHOLE_MAX) };
      const part = await call(keys.changes, { params: organization(), query, signal: signal() });
      if (part.after !== null) return true;
      known.apply(part.changed, part.removed);
      if (part.leftOut) notices.noteLeftOut();
      isFresh = true;
      noteSynced(part.revision);
      notify();
      return false;
    } catch (error) {
      throw collectionErrorOf(error, noun);
    }
  }

  async function readPage(query: PageQuery): Promise<ServerPage<T>> {
    try {
      organization();
      if (!options.readPage) throw new Error('this list is not read in pages');
      const page = await options.readPage(query, signal());
      notices.noteRead();
      return page;
    } catch (error) {
      const failure = collectionErrorOf(error, noun);
      if (failure.reason === 'unreachable') notices.noteOffline();
      throw failure;
    }
  }

  const pages = createServerPages<T>({ detect: detectLength, read: readPage, notify });

  async function load(): Promise<readonly T[]> {
    if (isFresh) {
      isFresh = false;
      return known.list();
    }
    try {
      await sync();
    } catch (error) {
      const failure = collectionErrorOf(error, noun);
      if (failure.reason !== 'unreachable' || !synced) throw failure;
      notices.noteOffline();
    }
    return known.list();
  }

  async function change<Result>(act: () => Promise<Result>): Promise<Result> {
    try {
      organization();
      if (isReadOnly) throw notPermitted(noun);
      return await act();
    } catch (error) {
      throw collectionErrorOf(error, noun);
    }
  }

  /** Returns a function that sends a creation. A retry after no answer sends the same ids, so that it creates nothing twice. */
  function creation<Content, Body>(bodyOf: (content: Content) => Body) {
    const unanswered = new Map<string, Body>();
    return async <Result>(
      content: Content,
      send: (body: Body) => Promise<Result>,
    ): Promise<Result> => {
      const key = JSON.stringify(content);
      const body = unanswered.get(key) ?? bodyOf(content);
      unanswered.set(key, body);
      let isUnanswered = false;
      try {
        return await change(() => send(body));
      } catch (error) {
        isUnanswered = error instanceof CollectionError && error.reason === 'unreachable';
        throw error;
      } finally {
        if (!isUnanswered) unanswered.delete(key);
      }
    };
  }

  const newEntry = (content: New) => ({ id: newId(), content });
  const createOne = creation(newEntry);
  const createMany = creation((contents: readonly New[]) => contents.map(newEntry));

  /** Shows an item from the server's answer before the feed reports it. */
  function show(stored: Stored<T>): T {
    known.apply([stored]);
    pages.touch();
    return stored.item;
  }

  const handleRevision = (revision: number): void => {
    // After a failed first load, the screen with the list loads it again.
    if (!synced) pages.touch();
    else if (revision > synced.revision) void load().catch(notify);
    else noteSynced(synced.revision);
  };

  return {
    list: load,
    ...(options.readPage ? { pages: pages.port } : {}),
    snapshot: () => (synced ? known.list() : undefined),
    async get(id) {
      const found = (await load()).find((item) => item.id === id);
      if (!found) throw notFound(noun);
      return found;
    },
    create: async (content) =>
      show(
        await createOne(content, (body) =>
          call(keys.create, { params: organization(), body, signal: signal() }),
        ),
      ),
    // The feed shows many new items, or their removal.
    createAll: (contents) =>
      createMany(contents, async (entries) => {
        const signal = AbortSignal.timeout(MANY_TIMEOUT_MS);
        await call(keys.createAll, { params: organization(), body: { entries }, signal });
        return entries.map(({ id }) => id);
      }),
    async removeAll(ids) {
      const signal = AbortSignal.timeout(MANY_TIMEOUT_MS);
      await change(() => call(keys.removeAll, { params: organization(), body: { ids }, signal }));
    },
    async update(itemId, changes, seen) {
      const params = { ...organization(), itemId };
      const body = seen ? { change: changes, seen } : { change: changes };
      return show(await change(() => call(keys.update, { params, body, signal: signal() })));
    },
    async remove(itemId) {
      const params = { ...organization(), itemId };
      const removed = await change(() => call(keys.remove, { params, signal: signal() }));
      known.apply([], [{ id: itemId, revision: removed.revision }]);
      pages.touch();
      return { item: removed.item, place: removed.place };
    },
    async restore({ item }) {
      const params = { ...organization(), itemId: item.id };
      return show(await change(() => call(keys.restore, { params, signal: signal() })));
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        leaveFeed = feed.subscribe({ onRevision: handleRevision, onLost: notices.noteOffline });
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leaveFeed?.();
      };
    },
    isReadOnly: () => isReadOnly,
    notices: notices.list,
    dismiss: notices.dismiss,
  };
}
