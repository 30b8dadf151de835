import { endOf, nextEvent, positionOf, initialLog } from '@standby/room-engine/log/event-log';
import { decodeDocument } from '@standby/room-engine/log/document';
import {
  showRules,
  type Act,
  currentFormat,
  type EventLog,
  type RoomEvent,
  type ServerMessage,
} from '@standby/live-room';
import { decodeStoredEvents } from '@standby/room-engine/authority/room-copy';
import {
  addToOutbox,
  createReplica,
  receiveEvents,
  replaceStored,
  withdraw,
} from '@standby/room-engine/client/replica';
import type { Replica } from '@standby/live-room/client/ports/room-store';

/** A window's copy of its room: the stored log, and its outbox. */
export class WindowLog {
  readonly #showId: string;
  #replica: Replica;

  /** @param replica of the same window on an earlier connection */
  constructor(showId: string, replica = createReplica(initialLog(showRules, showId))) {
    this.#showId = showId;
    this.#replica = replica;
  }

  /** Replica for the window's next connection. */
  get replica(): Replica {
    return this.#replica;
  }

  /** Audience of the log; undefined before the first event. */
  get audience(): Pick<Replica, 'audience'> | undefined {
    const { audience } = this.#replica;
    return this.position === 0 ? undefined : { audience };
  }

  /** Log that the window shows. */
  get log(): EventLog {
    return this.#replica.log;
  }

  /** Position of the last stored event that the window was sent. */
  get position(): number {
    return positionOf(this.#replica.stored);
  }

  get end(): ReturnType<typeof endOf> {
    return endOf(this.#replica.stored);
  }

  get outbox(): readonly RoomEvent[] {
    return this.#replica.outbox;
  }

  write(by: string, act: Act, atMs: number, change: Partial<RoomEvent>): RoomEvent {
    const event: RoomEvent = {
      ...nextEvent(this.log, { by, role: 'controller' }, act, atMs),
      ...change,
    };
    this.#replica = addToOutbox(this.#replica, event);
    return event;
  }

  take(message: ServerMessage): void {
    if (message.kind === 'welcome' && message.audience && this.position === 0) {
      this.#replica = { ...this.#replica, audience: message.audience };
    } else if (message.kind === 'events') {
      const events = decodeStoredEvents(message.events, currentFormat);
      this.#replica = receiveEvents(this.#replica, message.after, events) ?? this.#replica;
    } else if (message.kind === 'log') {
      const { version, log, audience } = message;
      const document = { room: this.#showId, version, log };
      const decoded = decodeDocument(document, this.#showId, currentFormat);
      if (decoded.kind === 'decoded')
        this.#replica = replaceStored(this.#replica, decoded.log, audience);
    } else if (message.kind === 'refused') {
      this.#replica = withdraw(this.#replica, message.by, message.seq).replica;
    }
  }
}
