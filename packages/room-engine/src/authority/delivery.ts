import { isUndo, type RoomTypes } from '../log/event';
import { endOf, type EventLog, eventsSince, type LogEnd } from '../log/event-log';
import { type Audiences, undoesBefore } from './audiences';
import type { Commit } from './commit';
import { eventsFrames, type Frame, WholeLogs } from './frames';
import { sendEvents } from './publish';
import type { RoomCopy } from './room-copy';
import type { Member } from './roster';
import type { Turns } from './turns';

/** Characters that a window gets at once; the rest follows in later turns of the event loop. */
const AT_ONCE_MAX = 256 * 1024;

interface DeliveryOptions<Room extends RoomTypes> {
  readonly audiences: Audiences<Room>;
  readonly turns: Turns;
  /** The room as it is stored. */
  readonly copy: () => RoomCopy<Room>;
  readonly isMember: (member: Member<Room>) => boolean;
  readonly onError: (member: Member<Room>, error: unknown) => void;
}

/**
 * Brings the log to the windows, whatever its length: rules S1, S3 and S7 of `docs/protocol.md`.
 */
export class Delivery<Room extends RoomTypes> {
  readonly #options: DeliveryOptions<Room>;
  readonly #wholeLogs: WholeLogs<Room>;
  /** Windows that do not have the whole log yet. New events follow after the frames in progress. */
  readonly #catchingUp = new Set<Member<Room>>();

  constructor(options: DeliveryOptions<Room>) {
    this.#options = options;
    this.#wholeLogs = new WholeLogs(options.audiences);
  }

  /**
   * Sends a window the events that it lacks. A window that asks again meanwhile gets no second
   * copy.
   */
  sendMissing(member: Member<Room>, known: LogEnd): void {
    if (this.#catchingUp.has(member)) return;
    const { log } = this.#options.copy();
    const frames = this.#missing(member, known);
    if (sendUpTo(AT_ONCE_MAX, frames, member)) return;
    this.#catchingUp.add(member);
    this.#sendRest(frames, member, endOf(log)).catch((error: unknown) =>
      this.#options.onError(member, error),
    );
  }

  /**
   * Sends the result of a commit to all windows.
   * @param before log that the windows have been sent until now
   */
  publish(done: Commit<Room>, members: readonly Member<Room>[], before: EventLog<Room>): void {
    const upToDate = members.filter((member) => !this.#catchingUp.has(member));
    const { audiences } = this.#options;
    for (const audience of audiences.all) {
      const windows = upToDate.filter((member) => member.audience === audience);
      if (windows.length === 0) continue;
      if (needsWholeLog(done, audiences, audience, before)) {
        for (const member of windows) this.sendMissing(member, NO_KNOWN_END);
      } else {
        sendEvents(done, audiences, audience, windows);
      }
    }
  }

  *#missing({ audience }: Member<Room>, known: LogEnd): Generator<Frame> {
    const copy = this.#options.copy();
    const events = eventsAfter(copy.log, known, this.#options.audiences, audience);
    if (events) {
      yield* eventsFrames({ after: known.position, events });
    } else {
      const { frame, rest } = this.#wholeLogs.of(copy, audience);
      yield frame;
      yield* eventsFrames(rest);
    }
  }

  /** @param sentUpTo end of the log that the frames lead to */
  async #sendRest(frames: Iterator<Frame>, member: Member<Room>, sentUpTo: LogEnd): Promise<void> {
    const { turns, isMember } = this.#options;
    try {
      for (;;) {
        await turns.next();
        const { value, done } = frames.next();
        if (done || !isMember(member)) break;
        await member.connection.sendWhole(value);
      }
    } finally {
      this.#catchingUp.delete(member);
    }
    if (isMember(member)) this.sendMissing(member, sentUpTo);
  }
}

/** Whether an audience may no longer read what it was sent until now. */
function needsWholeLog<Room extends RoomTypes>(
  { uncompacted, events, isReplaced }: Commit<Room>,
  audiences: Audiences<Room>,
  audience: Room['audience'],
  before: EventLog<Room>,
): boolean {
  if (isReplaced) return true;
  const hasUndo = events.some(({ event }) => isUndo(event.act));
  return hasUndo && audiences.isReadAnew(audience, before, uncompacted);
}

/**
 * Returns the events after a known end that an audience may read; undefined if it needs the whole
 * log.
 */
function eventsAfter<Room extends RoomTypes>(
  log: EventLog<Room>,
  known: LogEnd,
  audiences: Audiences<Room>,
  audience: Room['audience'],
) {
  if (!audiences.isWhole(audience) && undoesBefore(log, known.position)) return undefined;
  const events = eventsSince(log, known);
  return events && audiences.eventsFor(audience, log, log.steps.length - events.length);
}

/** End for a window with a different log, which needs the whole log. */
export const NO_KNOWN_END: LogEnd = { position: -1, digest: '' };

/** @returns whether all frames were sent */
function sendUpTo<Room extends RoomTypes>(
  length: number,
  frames: Iterator<Frame>,
  { connection }: Member<Room>,
): boolean {
  for (let sent = 0; sent < length;) {
    const { value, done } = frames.next();
    if (done) return true;
    connection.send(value);
    sent += value.text.length;
  }
  return false;
}
