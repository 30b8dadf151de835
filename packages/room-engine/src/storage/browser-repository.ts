import { MILLIS_PER_SECOND } from '@standby/contracts/countdown';
import type { Exclusive } from '@standby/storage';
import {
  type Append,
  BROWSER,
  type RoomRepository,
  type RoomTransaction,
} from '../authority/ports';
import type { LoadResult } from '../client/window-storage';
import { decodeDocument, encodeDocument } from '../log/document';
import type { Format } from '../log/document-format';
import { decodeEvent, encodeEvent, eventIdOf, type RoomTypes } from '../log/event';
import {
  appendEvents,
  endOf,
  type EventLog,
  eventsOf,
  eventsSince,
  initialLog,
  type LogEnd,
} from '../log/event-log';
import { mergeLogs, mergeNewerLog } from '../log/merge';
import type { Clock } from '../time/clock';
import type { RoomDocuments } from './room-documents';

/**
 * Delay before this page stores events of other pages again, which repairs writes that met in the
 * same instant.
 */
const REPAIR_DELAY_MS = 2 * MILLIS_PER_SECOND;

/** News from another page: events that it stored, its whole room, or a log that differs. */
export type RoomNews =
  | { readonly kind: 'events'; readonly events: readonly unknown[] }
  | { readonly kind: 'log'; readonly document?: unknown }
  | { readonly kind: 'hint' };

interface BrowserRepositoryOptions<Room extends RoomTypes> {
  readonly room: string;
  readonly documents: RoomDocuments<Room>;
  /** Runs a task while no other page writes the room. */
  readonly exclusive: Exclusive;
  readonly clock: Pick<Clock, 'after'>;
  readonly format: Format<Room>;
  /** Called when other pages stored something that this one did not know. */
  readonly onLearn: () => void;
  /** Sends the other pages the events that were stored here. */
  readonly announce: (events: readonly object[]) => void;
}

/**
 * The room in this browser's storage. A commit is one synchronous task under a lock: it reads what
 * other pages stored, compares, appends and writes. So a page that is frozen or closed holds up no
 * other.
 *
 * If the browser has no locks or does not store, pages may append at the same position. They then
 * merge their logs. No event is lost as long as a page that knows it is open.
 */
export class BrowserRepository<Room extends RoomTypes> implements RoomRepository<Room> {
  readonly #options: BrowserRepositoryOptions<Room>;
  readonly #format: Format<Room>;
  #log: EventLog<Room>;
  #loaded: LoadResult<Room>;
  #isUnsaved: boolean;
  #hasNewer = false;
  #cancelRepair: (() => void) | undefined;

  constructor(options: BrowserRepositoryOptions<Room>) {
    this.#options = options;
    this.#format = options.format;
    this.#loaded = options.documents.load();
    const stored = 'log' in this.#loaded ? this.#loaded.log : undefined;
    this.#log = stored ?? initialLog(options.format.rules, options.room);
    this.#isUnsaved = this.#loaded.kind === 'blocked';
    this.#hasNewer = this.#loaded.kind === 'newer';
  }

  /** The room as it was stored when the page opened. */
  get loaded(): LoadResult<Room> {
    return this.#loaded;
  }

  get log(): EventLog<Room> {
    return this.#log;
  }

  /** Returns a text that is the same in pages with the same log. */
  known(): string {
    const { position, digest } = endOf(this.#log);
    return `${position} ${digest}`;
  }

  /** Whether the browser does not store. */
  get isUnsaved(): boolean {
    return this.#isUnsaved;
  }

  /** Whether a newer release of the app stores the room, too. */
  get hasNewer(): boolean {
    return this.#hasNewer;
  }

  /** Returns the whole room if some of it may not be stored. */
  unsavedDocument(): object | undefined {
    if (!this.#isUnsaved && !this.#cancelRepair) return undefined;
    return encodeDocument(this.#log, this.#options.room, this.#format.version);
  }

  /** Takes over the news of another page, which may not have been able to store it. */
  receive(news: RoomNews): void {
    if (news.kind === 'events') {
      const events = news.events.flatMap((event) => decodeEvent(event, this.#format) ?? []);
      // The events that the other page stored before come first in the log.
      this.#read();
      this.#learn(appendEvents(this.#log, events));
    }
    if (news.kind === 'log') {
      const decoded = decodeDocument(news.document, this.#options.room, this.#format);
      if (decoded.kind === 'decoded') this.#learn(mergeLogs(this.#log, decoded.log));
      if (decoded.kind === 'newer') {
        this.#hasNewer = true;
        this.#learn(mergeNewerLog(this.#log, decoded));
      }
    }
  }

  readonly appendAt = (expected: LogEnd, append: Append<Room>): Promise<boolean> =>
    this.#options.exclusive(() => this.#appendAt(expected, append));

  readonly inTransaction = async <Result>(
    work: (transaction: RoomTransaction<Room>) => Promise<Result>,
  ): Promise<Result> => {
    for (;;) {
      this.#read();
      const expected = endOf(this.#log);
      let appended: Append<Room> | undefined;
      const result = await work(this.#transaction((append) => (appended = append)));
      if (!appended) return result;
      const append = appended;
      const isStored = await this.#options.exclusive(() => this.#appendAt(expected, append));
      if (isStored) return result;
    }
  };

  /** Stores unsaved events. */
  flush(): void {
    if (this.#cancelRepair) this.#write();
  }

  #transaction(onAppend: (append: Append<Room>) => void): RoomTransaction<Room> {
    return {
      // The append itself detects whether another page was faster.
      lock: async () => undefined,
      load: async () => {
        const { sequences } = this.#log;
        const { room } = this.#options;
        return {
          checkpoint: encodeDocument({ ...this.#log, steps: [] }, room, this.#format.version),
          events: eventsOf(this.#log).map(encodeEvent),
          authors: Array.from(sequences.keys(), authorOf),
        };
      },
      allEvents: async () => eventsOf(this.#log).map(encodeEvent),
      eventsAfter: async (end) => {
        const events = eventsSince(this.#log, end);
        if (!events) return undefined;
        const names = new Set(events.map(({ by }) => by));
        return { events: events.map(encodeEvent), authors: Array.from(names, authorOf) };
      },
      find: async (wanted) => {
        const ids = new Set(wanted.map(eventIdOf));
        const found = eventsOf(this.#log).filter((event) => ids.has(eventIdOf(event)));
        return found.map(encodeEvent);
      },
      append: async (append) => onAppend(append),
    };
  }

  #appendAt(expected: LogEnd, append: Append<Room>): boolean {
    this.#read();
    const { position, digest } = endOf(this.#log);
    if (position !== expected.position || digest !== expected.digest) return false;
    const log = appendEvents(this.#log, append.events);
    this.#log = this.#compacted(log, append.compaction) ?? log;
    this.#write();
    if (append.events.length > 0) this.#options.announce(append.events.map(encodeEvent));
    return true;
  }

  #compacted(
    log: EventLog<Room>,
    compaction: Append<Room>['compaction'],
  ): EventLog<Room> | undefined {
    if (!compaction) return undefined;
    const { room } = this.#options;
    const decoded = decodeDocument(compaction.document, room, this.#format);
    const kept = eventsOf(log).slice(compaction.position - log.checkpoint.position);
    return decoded.kind === 'decoded' ? appendEvents(decoded.log, kept) : undefined;
  }

  /** Reads what other pages, of any release, have stored. */
  #read(): void {
    const read = this.#options.documents.read(this.#log);
    if (!read) return;
    this.#hasNewer ||= read.kind === 'newer';
    this.#learn(read.log);
  }

  #learn(log: EventLog<Room>): void {
    if (log === this.#log) return;
    this.#log = log;
    this.#options.onLearn();
    this.#cancelRepair ??= this.#options.clock.after(REPAIR_DELAY_MS, () => {
      void this.#options.exclusive(() => {
        this.#read();
        this.#write();
      });
    });
  }

  #write(): void {
    const saved = this.#options.documents.save(this.#log);
    this.#isUnsaved = saved.kind === 'unsaved';
    if (saved.kind !== 'unsaved') {
      this.#hasNewer ||= saved.kind === 'newer';
      this.#learn(saved.log);
    }
    // This write covers everything known, including what the document had in addition.
    this.#cancelRepair?.();
    this.#cancelRepair = undefined;
  }
}

const authorOf = (by: string) => ({ by, owner: BROWSER, name: '' });
