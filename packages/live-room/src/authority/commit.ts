import {
  appendEvents,
  endOf,
  linesOf,
  nextEvent,
  positionOf,
  stateOf,
} from '@standby/room-engine/log/event-log';
import type { CompactionSize } from '@standby/room-engine/log/compaction';
import { compactRoom } from '@standby/room-engine/authority/compact-room';
import type { Author } from '@standby/room-engine/authority/ports';
import { authorMap, decodeStoredEvents, loadRoom } from '@standby/room-engine/authority/room-copy';
import { type EventLog, type KnownEvent, pendingStart, type RoomEvent } from '../domain/index';
import { curtainOfSchedule } from '../domain/schedule/scheduled-curtain';
import { houseDesksOf } from '../domain/house-desks/with-house-desks';
import { Batch, type BatchOptions, type CommittedEvent, type Work, type WorkResult } from './batch';
import type { RoomCopy, Append, RoomRepository, RoomTransaction } from './ports';

export interface Commit {
  readonly copy: RoomCopy;
  /** The copy's log before its compaction, with all new events. */
  readonly uncompacted: EventLog;
  /** Events that are new in the copy, by position. */
  readonly events: readonly CommittedEvent[];
  /** Authors who are new to the copy or have a new name. */
  readonly newAuthors: readonly Author[];
  /**
   * Whether the stored log no longer continues the copy, because something other than an append
   * changed it.
   */
  readonly isReplaced: boolean;
  readonly results: ReadonlyMap<Work, WorkResult>;
}

export interface CommitOptions extends BatchOptions {
  readonly compaction?: CompactionSize | undefined;
  /** Author of automatic acts. */
  readonly author: string;
}

interface CaughtUp {
  readonly copy: RoomCopy;
  readonly arrived: readonly RoomEvent[];
  readonly isReplaced: boolean;
}

/** Reads the events that other processes stored. */
async function catchUp(transaction: RoomTransaction, copy: RoomCopy): Promise<CaughtUp> {
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

function eventOfRoom(
  log: EventLog,
  work: Work,
  { nowMs, author: by }: CommitOptions,
): KnownEvent | undefined {
  if (work.kind === 'question') {
    const { messageId, text } = work;
    const author = { by, role: 'ask' } as const;
    return nextEvent(log, author, { type: 'ask', messageId, text }, nowMs);
  }
  if (work.kind === 'end-lease') {
    const departments = houseDesksOf(stateOf(log)).armed.map(({ department }) => department);
    const author = { by, role: 'controller' } as const;
    const act = { type: 'disarm-desks', departments } as const;
    return departments.length > 0 ? nextEvent(log, author, act, nowMs) : undefined;
  }
  if (work.kind === 'follow-schedule') {
    const author = { by, role: 'controller' } as const;
    const act = curtainOfSchedule(stateOf(log), linesOf(log), work.performances, nowMs);
    return act && nextEvent(log, author, act, nowMs);
  }
  // If several processes noticed the zero, the first one has already written the start.
  const start = pendingStart(log, nowMs);
  if (!start || start.atMs > nowMs) return undefined;
  const author = { by, role: 'controller' } as const;
  return nextEvent(log, author, start.act, start.atMs);
}

/** Returns authors who have no events yet, and guests of a link who have changed their name. */
function newAuthorsOf(events: readonly CommittedEvent[], { authors }: RoomCopy): Author[] {
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
interface Plan {
  readonly copy: RoomCopy;
  readonly uncompacted: EventLog;
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
  let log = appendEvents(
    copy.log,
    batch.events.map(({ event }) => event),
  );
  const added = [...batch.events];
  for (const work of works) {
    const event = work.kind === 'events' ? undefined : eventOfRoom(log, work, options);
    if (!event) continue;
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
function commitOf(
  before: RoomCopy,
  { copy, uncompacted, added }: Plan,
  batch: Batch,
  { arrived, isReplaced }: Pick<CaughtUp, 'arrived' | 'isReplaced'>,
): Commit {
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
  // A refused event may still be valid once the events of other processes are read.
  if (added.length === 0 || append.compaction) return undefined;
  const isStored = await repository.appendAt(endOf(copy.log), append);
  return isStored ? commitOf(copy, planned, batch, { arrived: [], isReplaced: false }) : undefined;
}

async function commitLocked(
  transaction: RoomTransaction,
  copy: RoomCopy,
  works: readonly Work[],
  options: CommitOptions,
): Promise<Commit> {
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
