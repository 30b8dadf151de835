import { isDeepStrictEqual } from 'node:util';
import {
  compactIfLong,
  currentFormat,
  encodeDocument,
  encodeEvent,
  type EventLog,
  eventIdOf,
  eventsOf,
  type KnownEvent,
  mergeEvents,
  nextEvent,
  pendingStart,
  type RoomEvent,
  sequenceOf,
  SERVER_AUTHOR,
} from '../../src/domain/index';
import { type AuthorHead, checkEvent, type RefusedEvent, type Sender } from './check-event';
import { authorMap, decodeEvents, loadRoom, type RoomCopy } from './room-copy';
import type { Author, Compaction, Owner, RoomHead, RoomTransaction } from './ports';

/** Something to be stored: events of a window, or an act of the server's own. */
export type Work =
  | { readonly kind: 'events'; readonly sender: Sender; readonly entries: readonly unknown[] }
  | { readonly kind: 'auto-start' }
  | { readonly kind: 'question'; readonly messageId: string; readonly text: string };

/** What became of a window's events. */
export interface WorkResult {
  /** Authors of whose events at least one is stored. */
  readonly stored: Set<string>;
  readonly refused: RefusedEvent[];
  /** Something in it was no event at all. */
  isMalformed: boolean;
}

export interface CommittedEvent {
  readonly event: RoomEvent;
  /** What brought it; undefined where another process stored it. */
  readonly from: Work | undefined;
}

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

export interface CommitOptions {
  readonly nowMs: number;
  /** Whose an author id is that has no events yet. */
  readonly claimedBy: (by: string) => Owner | undefined;
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
  const arrived = decodeEvents(events);
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

const plain = (event: RoomEvent): unknown => JSON.parse(JSON.stringify(encodeEvent(event)));

/** Checks what windows sent, one after the other, against the room and against each other. */
class Batch {
  readonly events: CommittedEvent[] = [];
  readonly results = new Map<Work, WorkResult>();
  readonly #copy: RoomCopy;
  readonly #options: CommitOptions;
  readonly #heads = new Map<string, AuthorHead>();
  readonly #known: { readonly event: RoomEvent; readonly result: WorkResult }[] = [];
  #lamport: number;

  constructor(copy: RoomCopy, options: CommitOptions) {
    this.#copy = copy;
    this.#options = options;
    const { checkpoint, steps } = copy.log;
    this.#lamport = Math.max(checkpoint.lamport, steps.at(-1)?.event.lamport ?? 0);
  }

  take(work: Work & { readonly kind: 'events' }): void {
    const { sender, entries } = work;
    const result: WorkResult = { stored: new Set(), refused: [], isMalformed: false };
    this.results.set(work, result);
    for (const written of entries) {
      const checked = checkEvent(written, {
        sender,
        headOf: (by) => this.#headOf(by),
        lamport: this.#lamport,
        nowMs: this.#options.nowMs,
      });
      if (checked.kind === 'unreadable') result.isMalformed = true;
      else if (checked.kind === 'refused') result.refused.push(checked.refused);
      else if (checked.kind === 'known') this.#known.push({ event: checked.event, result });
      else this.#add(checked.event, work, result);
    }
  }

  /** A number that is stored already is acknowledged where it is the same event. */
  async compareKnown(transaction: RoomTransaction): Promise<void> {
    if (this.#known.length === 0) return;
    const added = this.events.map(({ event }) => event);
    const here = new Map(
      [...eventsOf(this.#copy.log), ...added].map((event) => [eventIdOf(event), event]),
    );
    const compacted = this.#known.filter(({ event }) => !here.has(eventIdOf(event)));
    const stored = await transaction.find(compacted.map(({ event }) => event));
    for (const event of decodeEvents(stored)) here.set(eventIdOf(event), event);
    for (const { event, result } of this.#known) {
      const other = here.get(eventIdOf(event));
      const { by, seq } = event;
      if (other && isDeepStrictEqual(plain(other), plain(event))) result.stored.add(by);
      else result.refused.push({ by, seq, reason: 'conflict' });
    }
  }

  #headOf(by: string): AuthorHead {
    const known = this.#heads.get(by);
    if (known) return known;
    const { log, authors } = this.#copy;
    const author = authors.get(by);
    return {
      seq: sequenceOf(log.versionVector, by),
      lamport: author?.lamport ?? 0,
      owner: author ? author.owner : this.#options.claimedBy(by),
    };
  }

  #add(event: RoomEvent, work: Work & { readonly kind: 'events' }, result: WorkResult): void {
    const { by, seq, lamport } = event;
    this.#heads.set(by, { seq, lamport, owner: work.sender.owner });
    this.#lamport = Math.max(this.#lamport, lamport);
    this.events.push({ event, from: work });
    result.stored.add(by);
  }
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

function compactionOf(before: EventLog, after: EventLog, showId: string): Compaction | undefined {
  if (before === after) return undefined;
  const { version } = currentFormat;
  return {
    generation: after.checkpoint.generation,
    document: encodeDocument({ ...after, steps: [] }, showId, version),
    kept: eventsOf(after),
  };
}

/**
 * Checks and stores what is to be stored, in one transaction. Without work it reads what other processes
 * stored. The copy is left as it is: the new one counts once the transaction is committed.
 */
export async function commit(
  transaction: RoomTransaction,
  copy: RoomCopy,
  works: readonly Work[],
  options: CommitOptions,
): Promise<Commit> {
  const head = await (works.length > 0 ? transaction.lock() : transaction.head());
  const { copy: current, arrived } = await catchUp(transaction, copy, head);
  const batch = new Batch(current, options);
  for (const work of works) if (work.kind === 'events') batch.take(work);
  await batch.compareKnown(transaction);

  let log = mergeEvents(
    current.log,
    batch.events.map(({ event }) => event),
  );
  const added = [...batch.events];
  for (const work of works) {
    const event = work.kind === 'events' ? undefined : serverEvent(log, work, options.nowMs);
    if (!event) continue;
    log = mergeEvents(log, [event]);
    added.push({ event, from: work });
  }

  const authors = authorsOf(added, current);
  const compacted = current.mayCompact ? compactIfLong(log, SERVER_AUTHOR) : log;
  const compaction = compactionOf(log, compacted, current.showId);
  const next: RoomCopy = {
    ...current,
    log: compacted,
    position: current.position + added.length,
    generation: compaction?.generation ?? current.generation,
    authors: new Map([...current.authors, ...authorMap(authors)]),
  };
  if (added.length > 0) {
    const { position, generation } = next;
    const events = added.map(({ event }) => event);
    await transaction.append({ events, authors, position, generation, compaction });
  }
  return {
    copy: next,
    events: [...arrived.map((event) => ({ event, from: undefined })), ...added],
    newAuthors: [...next.authors.values()].filter(({ by }) => !copy.authors.has(by)),
    isCompacted: next.generation !== copy.generation,
    results: batch.results,
  };
}
