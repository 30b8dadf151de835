import { batchesOf } from '@standby/room-engine/protocol/batches';
import { endOf, nextEvent, initialLog } from '@standby/room-engine/log/event-log';
import { decodeDocument } from '@standby/room-engine/log/document';
import { encodeEvent, eventIdOf } from '@standby/room-engine/log/event';
import type { Owner } from '@standby/room-engine/authority/ports';
import { decodeStoredEvents } from '@standby/room-engine/authority/room-copy';
import {
  addToOutbox,
  createReplica,
  receiveEvents,
  replaceStored,
} from '@standby/room-engine/client/replica';
import type { Frame } from '@standby/room-engine/authority/frames';
import type { Member } from '../authority/ports';
import type { Replica } from '../client/ports/room-store';
import {
  type Act,
  type ClientFrame,
  currentFormat,
  decodeServerMessage,
  type LiveRole,
  type ServerMessage,
} from '../domain/index';
import { showRules } from '../domain/event-log/show-rules';

export const SHOW = 'hamlet';

/** One connection, whose messages arrive in order when the test delivers them. */
export class Wire {
  readonly up: string[] = [];
  readonly down: Frame[] = [];
  member: Member | undefined;
  isCut = false;
}

/** A window that follows the protocol. */
export class SimulatedWindow {
  readonly by: string;
  readonly role: LiveRole;
  readonly owner: Owner;
  wire: Wire | undefined;
  replica: Replica = createReplica(initialLog(showRules, SHOW));
  readonly acknowledged = new Set<string>();
  readonly refused: string[] = [];
  #isWelcome = false;
  #wasLate = false;

  constructor(by: string, role: LiveRole) {
    this.by = by;
    this.role = role;
    this.owner = { kind: 'account', id: `account-of-${by}` };
  }

  act(act: Act, atMs: number): void {
    const event = nextEvent(this.replica.log, { by: this.by, role: 'controller' }, act, atMs);
    this.replica = addToOutbox(this.replica, event);
    // Before the welcome, the event is only in the outbox (rule S2).
    if (this.#isWelcome) this.#send({ kind: 'events', events: [encodeEvent(event)] });
  }

  hello(): void {
    this.#isWelcome = false;
    const known = endOf(this.replica.stored);
    const { by, role } = this;
    this.#send({
      kind: 'hello',
      by,
      role,
      version: currentFormat.version,
      known,
      visibility: 'visible',
    });
  }

  hear(frame: Frame): void {
    const message = decodeServerMessage(frame.text);
    if (message) this.#handle(message);
  }

  #handle(message: ServerMessage): void {
    if (message.kind === 'welcome') {
      this.#isWelcome = true;
      this.#sendOutbox();
    } else if (message.kind === 'events') {
      const events = decodeStoredEvents(message.events, currentFormat);
      const next = receiveEvents(this.replica, message.after, events);
      if (!next) throw new Error(`Events before ${message.after} are missing`);
      this.#take(next);
    } else if (message.kind === 'log') {
      const { version, log } = message;
      const decoded = decodeDocument({ room: SHOW, version, log }, SHOW, currentFormat);
      if (decoded.kind === 'decoded') this.#take(replaceStored(this.replica, decoded.log));
    } else if (message.kind === 'refused') {
      this.#handleRefusal(message);
    }
  }

  /**
   * Confirms acts that came too late for the show (rule E11). Events sent after them came too
   * early.
   */
  #handleRefusal({ by, seq, reason }: ServerMessage & { readonly kind: 'refused' }): void {
    this.#wasLate ||= reason === 'late';
    if (reason === 'late' || (reason === 'gap' && this.#wasLate)) {
      this.#sendOutbox({ isConfirmed: true });
    } else this.refused.push(`${by}:${seq} ${reason}`);
  }

  #sendOutbox(confirmation: { readonly isConfirmed?: true } = {}): void {
    for (const events of batchesOf(this.replica.outbox.map(encodeEvent))) {
      this.#send({ kind: 'events', events, ...confirmation });
    }
  }

  #take(next: Replica): void {
    const unstored = new Set(next.outbox);
    for (const event of this.replica.outbox) {
      if (!unstored.has(event)) this.acknowledged.add(eventIdOf(event));
    }
    this.replica = next;
  }

  #send(message: ClientFrame): void {
    this.wire?.up.push(JSON.stringify(message));
  }
}
