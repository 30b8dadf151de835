import type { Turns } from '@standby/room-engine/authority/turns';
import { endOf, eventsSince, type LogEnd } from '@standby/room-engine/log/event-log';
import {
  type Audience,
  AUDIENCES,
  type EventLog,
  eventsFor,
  isReadAnew,
  undoesBefore,
} from '../domain/index';
import type { Commit } from './commit';
import { eventsFrames, type Frame, WholeLogs } from './frames';
import { sendEvents } from './publish';
import type { Member } from './roster';
import type { RoomCopy } from './ports';

/** Characters that a window gets at once; the rest follows in later turns of the event loop. */
const AT_ONCE_MAX = 256 * 1024;

export interface DeliveryOptions {
  readonly turns: Turns;
  /** The room as it is stored. */
  readonly copy: () => RoomCopy;
  readonly isMember: (member: Member) => boolean;
  readonly onError: (member: Member, error: unknown) => void;
}

/**
 * Brings the log to the windows, whatever its length: rules S1, S3 and S7 of `docs/protocol.md`.
 */
export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #wholeLogs = new WholeLogs();
  /** Windows that do not have the whole log yet. New events follow after the frames in progress. */
  readonly #catchingUp = new Set<Member>();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /**
   * Sends a window the events that it lacks. A window that asks again meanwhile gets no second
   * copy.
   */
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

  /**
   * Sends the result of a commit to all windows.
   * @param before log that the windows have been sent until now
   */
  publish(done: Commit, members: readonly Member[], before: EventLog): void {
    const upToDate = members.filter((member) => !this.#catchingUp.has(member));
    for (const audience of AUDIENCES) {
      const windows = upToDate.filter((member) => member.audience === audience);
      if (windows.length === 0) continue;
      if (needsWholeLog(done, audience, before)) {
        for (const member of windows) this.sendMissing(member, NO_KNOWN_END);
      } else {
        sendEvents(done, audience, windows);
      }
    }
  }

  *#missing({ audience }: Member, known: LogEnd): Generator<Frame> {
    const copy = this.#options.copy();
    const events = eventsAfter(copy.log, known, audience);
    if (events) {
      yield* eventsFrames({ after: known.position, events });
    } else {
      const { frame, rest } = this.#wholeLogs.of(copy, audience);
      yield frame;
      yield* eventsFrames(rest);
    }
  }

  /** @param sentUpTo end of the log that the frames lead to */
  async #sendRest(frames: Iterator<Frame>, member: Member, sentUpTo: LogEnd): Promise<void> {
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
function needsWholeLog(
  { uncompacted, events, isReplaced }: Commit,
  audience: Audience,
  before: EventLog,
): boolean {
  if (isReplaced) return true;
  const hasUndo = events.some(({ event }) => event.act?.type === 'undo');
  return hasUndo && isReadAnew(audience, before, uncompacted);
}

/**
 * Returns the events after a known end that an audience may read; undefined if it needs the whole
 * log.
 */
function eventsAfter(log: EventLog, known: LogEnd, audience: Audience) {
  if (audience !== 'desks' && undoesBefore(log, known.position)) return undefined;
  const events = eventsSince(log, known);
  return events && eventsFor(audience, log, log.steps.length - events.length);
}

/** End for a window with a different log, which needs the whole log. */
export const NO_KNOWN_END: LogEnd = { position: -1, digest: '' };

/** @returns whether all frames were sent */
function sendUpTo(length: number, frames: Iterator<Frame>, { connection }: Member): boolean {
  for (let sent = 0; sent < length;) {
    const { value, done } = frames.next();
    if (done) return true;
    connection.send(value);
    sent += value.text.length;
  }
  return false;
}
