import {
  type EventLog,
  type KnownEvent,
  mergeEvents,
  nextEvent,
  pendingStart,
  type RoomEvent,
  SERVER_AUTHOR,
} from '../../src/domain/index';
import { Batch, type BatchOptions, type CommittedEvent, type Work, type WorkResult } from './batch';
import { compactRoom, type CompactionSize } from './compact-room';
import type { Append, Author, RoomHead, RoomRepository, RoomTransaction } from './ports';
import { authorMap, decodeStoredEvents, loadRoom, type RoomCopy } from './room-copy';

export interface Commit {
  readonly copy: RoomCopy;
  /** What is new in the copy, by position. */
  readonly events: readonly CommittedEvent[];
  /** Authors whom the copy did not know before. */
  readonly newAuthors: readonly Author[];
  /** The copy has another checkpoint than before. */
  readonly isCompacted: boolean;
  readonly results: ReadonlyMap<Work, WorkResult>;
}

export interface CommitOptions extends BatchOptions {
  readonly compaction?: CompactionSize | undefined;
}

/** Reads what other processes stored. */
async function catchUp(
  transaction: RoomTransaction,
  copy: RoomCopy,
  head: RoomHead,
): Promise<{ readonly copy: RoomCopy; readonly arrived: readonly RoomEvent[] }> {
  if (head.generation !== copy.generation) {
    const loaded = await loadRoom(transaction, copy.showId);
    return { copy: loaded, arrived: [] };
  }
  if (head.position <= copy.position) return { copy, arrived: [] };
  const { events, authors } = await transaction.eventsAfter(copy.position);
  const arrived = decodeStoredEvents(events);
  return {
    arrived,
    copy: {
      ...copy,
      log: mergeEvents(copy.log, arrived),
      position: copy.position + events.length,
      authors: new Map([...copy.authors, ...authorMap(authors)]),
    },
  };
}

function serverEvent(log: EventLog, work: Work, nowMs: number): KnownEvent | undefined {
  if (work.kind === 'question') {
    const { messageId, text } = work;
    const author = { by: SERVER_AUTHOR, role: 'ask' } as const;
    return nextEvent(log, author, { type: 'ask', messageId, text }, nowMs);
  }
  // Where several processes noticed the zero, the first one wrote the start.
  const start = pendingStart(log, nowMs);
  if (!start || start.atMs > nowMs) return undefined;
  const author = { by: SERVER_AUTHOR, role: 'controller' } as const;
  return nextEvent(log, author, start.act, start.atMs);
}

/** The authors of events, as they are after these. */
function authorsOf(events: readonly CommittedEvent[], copy: RoomCopy): Author[] {
  const authors = new Map<string, Author>();
  for (const { event, from } of events) {
    const { by, lamport } = event;
    const known = authors.get(by) ?? copy.authors.get(by);
    const sender = from?.kind === 'events' ? from.sender : undefined;
    const author = known ?? { by, owner: sender?.owner ?? null, name: sender?.name ?? '' };
    authors.set(by, { ...author, lamport: Math.max(lamport, known?.lamport ?? 0) });
  }
  return [...authors.values()];
}

/** What is to be stored, and the copy once it is. */
interface Plan {
  readonly copy: RoomCopy;
  readonly added: readonly CommittedEvent[];
  readonly append: Append;
}

function checked(copy: RoomCopy, works: readonly Work[], options: CommitOptions): Batch {
  const batch = new Batch(copy, options);
  for (const work of works) if (work.kind === 'events') batch.take(work);
  return batch;
}

/** @param copy the room as it is stored */
function plan(copy: RoomCopy, batch: Batch, works: readonly Work[], options: CommitOptions): Plan {
  let log = mergeEvents(
    copy.log,
    batch.events.map(({ event }) => event),
  );
  const added = [...batch.events];
  for (const work of works) {
    const event = work.kind === 'events' ? undefined : serverEvent(log, work, options.nowMs);
    if (!event) continue;
    log = mergeEvents(log, [event]);
    added.push({ event, from: work });
  }
  const authors = authorsOf(added, copy);
  const { log: next, opaque, compaction } = compactRoom(log, copy, options.compaction);
  const position = copy.position + added.length;
  const generation = compaction?.generation ?? copy.generation;
  return {
    copy: {
      ...copy,
      log: next,
      opaque,
      position,
      generation,
      authors: new Map([...copy.authors, ...authorMap(authors)]),
    },
    added,
    append: { position, generation, events: added.map(({ event }) => event), authors, compaction },
  };
}

/** What is new in the copy, beside what was known before. */
function commitOf(
  before: RoomCopy,
  { copy, added }: Plan,
  batch: Batch,
  arrived: readonly RoomEvent[],
): Commit {
  return {
    copy,
    events: [...arrived.map((event) => ({ event, from: undefined })), ...added],
    newAuthors: [...copy.authors.values()].filter(({ by }) => !before.authors.has(by)),
    isCompacted: copy.generation !== before.generation,
    results: batch.results,
  };
}

/** Most events go to a room that nobody else changed since, and need no more than to be appended. */
async function commitAtOnce(
  repository: RoomRepository,
  copy: RoomCopy,
  works: readonly Work[],
  options: CommitOptions,
): Promise<Commit | undefined> {
  const batch = checked(copy, works, options);
  if (batch.hasKnown) return undefined;
  const planned = plan(copy, batch, works, options);
  const { append, added } = planned;
  // What was refused may be right after what another process stored.
  if (added.length === 0 || append.compaction) return undefined;
  const isStored = await repository.appendAt(copy, append);
  return isStored ? commitOf(copy, planned, batch, []) : undefined;
}

async function commitLocked(
  transaction: RoomTransaction,
  copy: RoomCopy,
  works: readonly Work[],
  options: CommitOptions,
): Promise<Commit> {
  const head = await (works.length > 0 ? transaction.lock() : transaction.head());
  const { copy: current, arrived } = await catchUp(transaction, copy, head);
  const batch = checked(current, works, options);
  await batch.compareKnown(transaction);
  const planned = plan(current, batch, works, options);
  if (planned.added.length > 0) await transaction.append(planned.append);
  return commitOf(copy, planned, batch, arrived);
}

/**
 * Checks and stores what is to be stored, in one transaction. Without work it reads what other processes
 * stored. The copy is left as it is: the new one counts once this resolves.
 */
export async function commit(
  repository: RoomRepository,
  copy: RoomCopy,
  works: readonly Work[],
  options: CommitOptions,
): Promise<Commit> {
  return (
    (await commitAtOnce(repository, copy, works, options)) ??
    repository.inTransaction((transaction) => commitLocked(transaction, copy, works, options))
  );
}
