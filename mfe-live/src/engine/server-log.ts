import { type Digest, digestOf, encodeDigest, isBehind } from '../domain/event-log/digest';
import { decodeDocument } from '../domain/event-log/document';
import type { Format } from '../domain/event-log/document-format';
import { decodeEvent, encodeEvent, type RoomEvent } from '../domain/event-log/event';
import { type EventLog, isLaterCheckpoint } from '../domain/event-log/event-log';
import type { LogLine } from '../domain/event-log/log-line';
import { outboxOf } from '../domain/event-log/outbox';
import { sequenceOf, type VersionVector } from '../domain/event-log/version-vector';
import { batchesOf } from '../domain/live-protocol/batches';
import type { ClientFrame, ServerMessageOf } from '../domain/live-protocol/messages';
import type { EventStore } from './event-store';

export interface ServerLogOptions {
  readonly room: string;
  readonly format: Format;
  readonly eventStore: EventStore;
  /** What the server had stored when this browser kept the room. */
  readonly stored: VersionVector;
  /** Says what the server has stored, so that the rest is kept for the next start. */
  readonly onStored: (stored: VersionVector) => void;
  readonly send: (frame: ClientFrame) => void;
}

/** Brings this window's event log and the server's together, S1 to S3. */
export class ServerLog {
  readonly #options: ServerLogOptions;
  #stored: Map<string, number>;
  #serverKnown: Digest | undefined;
  /** What the log said of acts that the server refused, until the person has seen it. */
  notTaken: readonly LogLine[] = [];

  constructor(options: ServerLogOptions) {
    this.#options = options;
    this.#stored = new Map(options.stored);
  }

  /** What the server has not stored. */
  outbox(): RoomEvent[] {
    return outboxOf(this.#options.eventStore.log(), this.#stored);
  }

  /** Whether the server had something at `welcome` that has not arrived. */
  isBehind(): boolean {
    const known = this.#serverKnown;
    return known !== undefined && isBehind(this.#options.eventStore.log(), known);
  }

  send(events: readonly RoomEvent[]): void {
    for (const entries of batchesOf(events.map(encodeEvent))) {
      this.#options.send({ kind: 'entries', entries });
    }
  }

  /** Sends what the server lacks. One that was restored from a backup may have less than it had. */
  resume(known: Digest): void {
    const { checkpoint } = this.#options.eventStore.log();
    const hasSameCheckpoint =
      checkpoint.generation === known.generation && checkpoint.by === known.by;
    if (hasSameCheckpoint) this.#stored = new Map(checkpoint.covered);
    this.#serverKnown = known;
    this.noteStored(known.versionVector);
    this.send(this.outbox());
  }

  noteStored(heads: Iterable<readonly [string, number]>): void {
    for (const [by, seq] of heads) {
      if (seq > sequenceOf(this.#stored, by)) this.#stored.set(by, seq);
    }
    this.#options.onStored(this.#stored);
  }

  mergeEntries(entries: readonly unknown[]): void {
    const { eventStore, format, send } = this.#options;
    const events = entries.flatMap((entry) => decodeEvent(entry, format.acts) ?? []);
    this.noteStored(events.map(({ by, seq }) => [by, seq] as const));
    eventStore.merge(events);
    const log = eventStore.log();
    if (log.pending.length > 0) send({ kind: 'want', known: encodeDigest(digestOf(log)) });
  }

  mergeLog({ version, book }: ServerMessageOf<'book'>): void {
    const { room, eventStore, format } = this.#options;
    const result = decodeDocument({ version, room, book }, room, format);
    if (result.kind === 'decoded') this.#mergeServerLog(result.log);
    if (result.kind === 'newer') {
      eventStore.merge(result.events);
      eventStore.noteNewerRelease();
    }
  }

  /** A server that was restored from a backup may have an earlier checkpoint than it had. */
  #mergeServerLog(log: EventLog): void {
    const { eventStore } = this.#options;
    const isEarlier = isLaterCheckpoint(eventStore.log().checkpoint, log.checkpoint);
    if (isEarlier) this.#stored = new Map();
    this.noteStored(log.versionVector);
    if (!isEarlier) {
      eventStore.mergeLog(log);
      return;
    }
    eventStore.adopt(log);
    this.send(this.outbox());
  }

  /** What was done after the refused event is done again, by another author, E8. */
  handleRefusal({ by, seq, reason }: ServerMessageOf<'refused'>): void {
    const { eventStore } = this.#options;
    const outbox = this.outbox();
    const hasMissing = outbox.some((event) => event.by === by && event.seq < seq);
    if (reason === 'gap' && hasMissing) {
      this.send(outbox);
      return;
    }
    const { events, lines } = eventStore.withdraw(by, seq);
    const [refused, ...later] = events;
    if (!refused) return;
    this.notTaken = [...this.notTaken, ...lines.slice(0, 1)];
    if (!eventStore.isOwn(by)) return;
    this.send(later.flatMap(({ act, atMs }) => (act ? eventStore.append(act, atMs) : [])));
  }
}
