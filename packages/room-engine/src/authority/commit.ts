import { appendEvents, endOf, type EventLog, nextEvent, positionOf } from '../log/event-log';
import type { CompactionSize } from '../log/compaction';
import { compactRoom } from './compact-room';
import type { Append, Author, RoomRepository, RoomTransaction } from './ports';
import { authorMap, decodeStoredEvents, loadRoom, type RoomCopy } from './room-copy';
import type { RoomEvent, RoomTypes } from '../log/event';
import { Batch, type BatchOptions, type CommittedEvent, type Work, type WorkResult } from './batch';

export interface Commit<Room extends RoomTypes> {
  readonly copy: RoomCopy<Room>;
  /** The copy's log before its compaction, with all new events. */
  readonly uncompacted: EventLog<Room>;
  /** Events that are new in the copy, by position. */
  readonly events: readonly CommittedEvent<Room>[];
  /** Authors who are new to the copy or have a new name. */
  readonly newAuthors: readonly Author[];
  /**
   * Whether the stored log no longer continues the copy, because something other than an append
   * changed it.
   */
  readonly isReplaced: boolean;
  readonly results: ReadonlyMap<Work<Room>, WorkResult>;
}

interface CommitOptions<Room extends RoomTypes> extends BatchOptions<Room> {
  readonly compaction?: CompactionSize | undefined;
  /** Author of automatic acts. */
  readonly author: string;
}

interface CaughtUp<Room extends RoomTypes> {
  readonly copy: RoomCopy<Room>;
  readonly arrived: readonly RoomEvent<Room>[];
  readonly isReplaced: boolean;
}

/** Reads the events that other processes stored. */
async function catchUp<Room extends RoomTypes>(
  transaction: RoomTransaction<Room>,
  copy: RoomCopy<Room>,
): Promise<CaughtUp<Room>> {
  const after = await transaction.eventsAfter(endOf(copy.log));
  if (!after) {
    const loaded = await loadRoom(transaction, copy.room, copy.format);
    return { copy: loaded, arrived: [], isReplaced: true };
  }
  if (after.events.length === 0) return { copy, arrived: [], isReplaced: false };
  const arrived = decodeStoredEvents(after.events, copy.format);
  const authors = new Map([...copy.authors, ...authorMap(after.authors)]);
  const log = appendEvents(copy.log, arrived);
  return { arrived, copy: { ...copy, log, authors }, isReplaced: false };
}

/** Returns authors who have no events yet, and guests of a link who have changed their name. */
function newAuthorsOf<Room extends RoomTypes>(
  events: readonly CommittedEvent<Room>[],
  { authors }: RoomCopy<Room>,
): Author[] {
  const added = new Map<string, Author>();
  for (const { event, from } of events) {
    const sender = from?.kind === 'events' ? from.sender : undefined;
    const { by } = event;
    const known = authors.get(by);
    const hasNewName = sender?.owner.kind === 'link' && known?.name !== sender.name;
    if (known && !hasNewName) continue;
    added.set(by, { by, owner: sender?.owner ?? null, name: sender?.name ?? '' });
  }
  return [...added.values()];
}

/** The events to store, and the copy after that. */
interface Plan<Room extends RoomTypes> {
  readonly copy: RoomCopy<Room>;
  readonly uncompacted: EventLog<Room>;
  readonly added: readonly CommittedEvent<Room>[];
  readonly append: Append<Room>;
}

function checked<Room extends RoomTypes>(
  copy: RoomCopy<Room>,
  works: readonly Work<Room>[],
  options: CommitOptions<Room>,
): Batch<Room> {
  const batch = new Batch(copy, options);
  for (const work of works) if (work.kind === 'events') batch.take(work);
  return batch;
}

/** @param copy the room as it is stored */
function plan<Room extends RoomTypes>(
  copy: RoomCopy<Room>,
  batch: Batch<Room>,
  works: readonly Work<Room>[],
  options: CommitOptions<Room>,
): Plan<Room> {
  let log = appendEvents(
    copy.log,
    batch.events.map(({ event }) => event),
  );
  const added = [...batch.events];
  const { nowMs, author: by } = options;
  for (const work of works) {
    const own = work.kind === 'own' ? work.actOn(log, nowMs) : undefined;
    if (!own) continue;
    const { role, act, atMs = nowMs } = own;
    const event = nextEvent(log, { by, role }, act, atMs);
    log = appendEvents(log, [event]);
    added.push({ event, from: work });
  }
  const newAuthors = newAuthorsOf(added, copy);
  const { log: next, compaction } = compactRoom(log, copy, options.compaction);
  const authors = new Map([...copy.authors, ...authorMap(newAuthors)]);
  const events = added.map(({ event }) => event);
  return {
    copy: { ...copy, log: next, authors },
    uncompacted: log,
    added,
    append: { position: positionOf(log), events, authors: newAuthors, compaction },
  };
}

/** Compares the new copy with the previous one. */
function commitOf<Room extends RoomTypes>(
  before: RoomCopy<Room>,
  { copy, uncompacted, added }: Plan<Room>,
  batch: Batch<Room>,
  { arrived, isReplaced }: Pick<CaughtUp<Room>, 'arrived' | 'isReplaced'>,
): Commit<Room> {
  return {
    copy,
    uncompacted,
    events: [...arrived.map((event) => ({ event, from: undefined })), ...added],
    newAuthors: [...copy.authors.values()].filter(
      ({ by, name }) => before.authors.get(by)?.name !== name,
    ),
    isReplaced,
    results: batch.results,
  };
}

/** Most events go to a room that no other process has changed, and only need to be appended. */
async function commitAtOnce<Room extends RoomTypes>(
  repository: RoomRepository<Room>,
  copy: RoomCopy<Room>,
  works: readonly Work<Room>[],
  options: CommitOptions<Room>,
): Promise<Commit<Room> | undefined> {
  const batch = checked(copy, works, options);
  if (batch.hasKnown) return undefined;
  const planned = plan(copy, batch, works, options);
  const { append, added } = planned;
  // A refused event may still be valid once the events of other processes are read.
  if (added.length === 0 || append.compaction) return undefined;
  const isStored = await repository.appendAt(endOf(copy.log), append);
  return isStored ? commitOf(copy, planned, batch, { arrived: [], isReplaced: false }) : undefined;
}

async function commitLocked<Room extends RoomTypes>(
  transaction: RoomTransaction<Room>,
  copy: RoomCopy<Room>,
  works: readonly Work<Room>[],
  options: CommitOptions<Room>,
): Promise<Commit<Room>> {
  if (works.length > 0) await transaction.lock();
  const current = await catchUp(transaction, copy);
  const batch = checked(current.copy, works, options);
  await batch.compareKnown(transaction);
  const planned = plan(current.copy, batch, works, options);
  if (planned.added.length > 0) await transaction.append(planned.append);
  return commitOf(copy, planned, batch, current);
}

/**
 * Checks and stores works in one transaction; without any, it only reads the events of other
 * processes. The given copy does not change: the returned one replaces it.
 */
export async function commit<Room extends RoomTypes>(
  repository: RoomRepository<Room>,
  copy: RoomCopy<Room>,
  works: readonly Work<Room>[],
  options: CommitOptions<Room>,
): Promise<Commit<Room>> {
  return (
    (await commitAtOnce(repository, copy, works, options)) ??
    repository.inTransaction((transaction) => commitLocked(transaction, copy, works, options))
  );
}
