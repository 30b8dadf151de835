import { type Digest, digestOf, type EventLog, type RoomEvent } from '../../src/domain/index';
import type { Commit } from './commit';
import { Books, entriesFrames, type Frame, missingEvents, needsBook } from './frames';
import { sendEvents, type Submission } from './publish';
import type { RoomCopy } from './room-copy';
import type { Member } from './roster';
import type { Turns } from './turns';

/** What a window gets at once; the rest follows in messages of their own turns. */
const AT_ONCE_BYTES = 256 * 1024;

export interface DeliveryOptions {
  readonly turns: Turns;
  /** The room as it is stored. */
  readonly copy: () => RoomCopy;
  readonly isHere: (member: Member) => boolean;
  readonly onError: (member: Member, error: unknown) => void;
}

/** Brings the log to the windows, however long it is: rules S1, S3 and S7 of `docs/protocol.md`. */
export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #books = new Books();
  /** Those that do not have all yet. What is new follows at the end of what they are being sent. */
  readonly #catchingUp = new Set<Member>();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Sends a window what it does not know, once: who asks again meanwhile gets it anyway. */
  sendMissing(member: Member, known: Digest): void {
    if (this.#catchingUp.has(member)) return;
    const { log } = this.#options.copy();
    const frames = this.#missing(member, known);
    if (sendUpTo(AT_ONCE_BYTES, frames, member)) return;
    this.#catchingUp.add(member);
    this.#sendRest(frames, member, log).catch((error: unknown) =>
      this.#options.onError(member, error),
    );
  }

  /** Sends what a commit brought to all windows. */
  publish(done: Commit, submissions: readonly Submission[], members: readonly Member[]): void {
    const upToDate = members.filter((member) => !this.#catchingUp.has(member));
    if (!done.isCompacted) {
      sendEvents(done, submissions, upToDate);
      return;
    }
    const nothing: Digest = { generation: -1, by: '', versionVector: new Map() };
    for (const member of upToDate) this.sendMissing(member, nothing);
  }

  *#missing({ role }: Member, known: Digest): Generator<Frame> {
    const { log, authors } = this.#options.copy();
    let events: readonly RoomEvent[];
    if (needsBook(log, known)) {
      const book = this.#books.of(log, role, authors);
      yield book.frame;
      events = book.rest;
    } else {
      events = missingEvents(log, known);
    }
    yield* entriesFrames(events);
  }

  async #sendRest(frames: Iterator<Frame>, member: Member, log: EventLog): Promise<void> {
    const { turns, isHere } = this.#options;
    try {
      for (;;) {
        await turns.next();
        const { value, done } = frames.next();
        if (done || !isHere(member)) break;
        await member.connection.sendWhole(value);
      }
    } finally {
      this.#catchingUp.delete(member);
    }
    if (isHere(member)) this.sendMissing(member, digestOf(log));
  }
}

/** @returns whether that was all */
function sendUpTo(bytes: number, frames: Iterator<Frame>, { connection }: Member): boolean {
  for (let sent = 0; sent < bytes;) {
    const { value, done } = frames.next();
    if (done) return true;
    connection.send(value);
    sent += value.length;
  }
  return false;
}
