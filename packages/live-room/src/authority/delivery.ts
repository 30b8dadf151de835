import { isDeskRole, endOf, eventsSince, type LogEnd } from '../domain/index';
import type { Commit } from './commit';
import { eventsFrames, type Frame, WholeLogs } from './frames';
import { sendEvents } from './publish';
import type { RoomCopy } from './room-copy';
import type { Member } from './roster';
import type { Turns } from './turns';

/** What a window gets at once, in characters; the rest follows in messages of their own turns. */
const AT_ONCE_MAX = 256 * 1024;

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
  readonly #wholeLogs = new WholeLogs();
  /** Those that do not have all yet. What is new follows at the end of what they are being sent. */
  readonly #catchingUp = new Set<Member>();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Sends a window what it does not know, once: a window that asks again meanwhile gets it anyway. */
  sendMissing(member: Member, known: LogEnd): void {
    if (this.#catchingUp.has(member)) return;
    const { log } = this.#options.copy();
    const frames = this.#missing(member, known);
    if (sendUpTo(AT_ONCE_MAX, frames, member)) return;
    this.#catchingUp.add(member);
    this.#sendRest(frames, member, endOf(log)).catch((error: unknown) =>
      this.#options.onError(member, error),
    );
  }

  /** Sends what a commit brought to all windows. */
  publish(done: Commit, members: readonly Member[]): void {
    const upToDate = members.filter((member) => !this.#catchingUp.has(member));
    if (!done.isReplaced) return sendEvents(done, upToDate);
    for (const member of upToDate) this.sendMissing(member, NO_KNOWN_END);
    return undefined;
  }

  *#missing({ role }: Member, known: LogEnd): Generator<Frame> {
    const copy = this.#options.copy();
    const events = eventsSince(copy.log, known);
    if (events) {
      yield* eventsFrames({ after: known.position, events });
    } else {
      const { frame, rest } = this.#wholeLogs.of(copy, isDeskRole(role));
      yield frame;
      yield* eventsFrames(rest);
    }
  }

  /** @param sentUpTo end of the log that the frames lead to */
  async #sendRest(frames: Iterator<Frame>, member: Member, sentUpTo: LogEnd): Promise<void> {
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
    if (isHere(member)) this.sendMissing(member, sentUpTo);
  }
}

/** Of a window that has another log: only the whole one helps it. */
const NO_KNOWN_END: LogEnd = { position: -1, digest: '' };

/** @returns whether that was all */
function sendUpTo(length: number, frames: Iterator<Frame>, { connection }: Member): boolean {
  for (let sent = 0; sent < length;) {
    const { value, done } = frames.next();
    if (done) return true;
    connection.send(value);
    sent += value.text.length;
  }
  return false;
}
