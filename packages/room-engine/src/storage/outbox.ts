import type { KeyValueStorage } from '@standby/storage';
import * as v from 'valibot';
import {
  decodeStoredEvent,
  encodeEvent,
  type EventFormat,
  eventIdOf,
  type RoomEvent,
  type RoomTypes,
} from '../log/event';

const outboxSchema = v.array(v.unknown());

function decodeOutbox<Room extends RoomTypes>(
  text: string | null,
  format: EventFormat<Room>,
): RoomEvent<Room>[] {
  try {
    const events = v.safeParse(outboxSchema, JSON.parse(text ?? '[]'));
    return events.success
      ? events.output.flatMap((event) => decodeStoredEvent(event, format) ?? [])
      : [];
  } catch {
    return [];
  }
}

/**
 * The acts of a window that the authority has not stored. They survive a reload and a crash: the
 * next window of the same person sends them. Every method may throw the storage's errors.
 */
export class Outbox<Room extends RoomTypes> {
  readonly #prefix: string;
  readonly #key: string;
  readonly #format: EventFormat<Room>;
  /** Outboxes of earlier windows. */
  readonly #adopted = new Map<string, readonly RoomEvent<Room>[]>();
  #hasOwn = false;

  /**
   * @param prefix for the keys of the room's outboxes, followed by a window's id. Two windows never
   * share a key.
   */
  constructor(prefix: string, windowId: string, format: EventFormat<Room>) {
    this.#format = format;
    this.#prefix = prefix;
    this.#key = `${prefix}${windowId}`;
  }

  /** Reads the events that earlier windows left. */
  adopt(opened: KeyValueStorage): RoomEvent<Room>[] {
    const keys = Array.from({ length: opened.length }, (_, index) => opened.key(index) ?? '');
    for (const other of keys.filter((name) => name.startsWith(this.#prefix))) {
      this.#adopted.set(other, decodeOutbox(opened.getItem(other), this.#format));
    }
    return [...this.#adopted.values()].flat();
  }

  /** Writes unsaved events, and removes empty outboxes of earlier windows. */
  write(opened: KeyValueStorage, outbox: readonly RoomEvent<Room>[]): void {
    if (outbox.length > 0) opened.setItem(this.#key, JSON.stringify(outbox.map(encodeEvent)));
    else if (this.#hasOwn) opened.removeItem(this.#key);
    this.#hasOwn = outbox.length > 0;
    const unstored = new Set(outbox.map(eventIdOf));
    for (const [other, events] of this.#adopted) {
      if (events.some((event) => unstored.has(eventIdOf(event)))) continue;
      opened.removeItem(other);
      this.#adopted.delete(other);
    }
  }
}
