import { liveRoomOutboxKey } from '@standby/shared-ui/contracts';
import type { KeyValueStorage } from '@standby/shared-ui/storage';
import * as v from 'valibot';
import { decodeDocument, encodeDocument } from '../../domain/event-log/document';
import { currentFormat } from '../../domain/event-log/document-format';
import { decodeEvent, encodeEvent, type RoomEvent } from '../../domain/event-log/event';
import { createEventLog, type EventLog, initialCheckpoint } from '../../domain/event-log/event-log';
import { mergeStoredEvents } from '../../domain/event-log/merge';
import { outboxOf } from '../../domain/event-log/outbox';
import { sequenceOf, type VersionVector } from '../../domain/event-log/version-vector';
import type { RoomStore } from '../../engine/ports/room-store';

/** What this browser keeps of a room, for the time without a connection. */
export interface ConnectedRoomStore extends RoomStore {
  /** What the server had stored when the room was kept. */
  readonly stored: VersionVector;
  /** To be told what the server has stored: the rest is kept until it has. */
  noteStored(stored: VersionVector): void;
}

export interface ConnectedRoomStoreOptions {
  readonly showId: string;
  /** Of the account, organization and show: nobody else reads what is kept. */
  readonly key: string;
  /** The window's: two windows never write under the same key. */
  readonly windowId: string;
  /** Opened at each use, since a browser may refuse it at any of them. */
  readonly storage: () => KeyValueStorage;
}

const outboxSchema = v.array(v.unknown());

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decodeOutbox(text: string | null): RoomEvent[] {
  const entries = v.safeParse(outboxSchema, parse(text));
  return entries.success ? entries.output.flatMap((entry) => decodeEvent(entry) ?? []) : [];
}

/**
 * Keeps the room as the server had it last, and each window's acts that the server has not stored yet: those survive a
 * reload and a crash, and the next window of the same person sends them.
 */
export function createConnectedRoomStore(options: ConnectedRoomStoreOptions): ConnectedRoomStore {
  const { showId, key, windowId, storage } = options;
  const outboxPrefix = liveRoomOutboxKey(key, '');
  const ownKey = liveRoomOutboxKey(key, windowId);
  /** Outboxes of windows that are gone. */
  const adopted = new Map<string, readonly RoomEvent[]>();
  let stored: VersionVector = new Map();
  let hasOwn = false;
  let lastKept: EventLog | undefined;
  let lastSaved: EventLog | undefined;

  const isStored = ({ by, seq }: RoomEvent) => seq <= sequenceOf(stored, by);

  function attempt<R>(work: (storage: KeyValueStorage) => R): R | undefined {
    try {
      return work(storage());
    } catch {
      // Blocked by the browser's settings, or full.
      return undefined;
    }
  }

  function read(opened: KeyValueStorage): EventLog | undefined {
    const kept = decodeDocument(parse(opened.getItem(key)), showId, currentFormat);
    const log = kept.kind === 'decoded' ? kept.log : createEventLog(initialCheckpoint(showId));
    stored = log.versionVector;
    const keys = Array.from({ length: opened.length }, (_, index) => opened.key(index) ?? '');
    for (const other of keys.filter((name) => name.startsWith(outboxPrefix))) {
      adopted.set(other, decodeOutbox(opened.getItem(other)));
    }
    const waiting = [...adopted.values()].flat();
    return kept.kind === 'decoded' || waiting.length > 0
      ? mergeStoredEvents(log, waiting)
      : undefined;
  }

  /** What the server has is kept without what it has not; while that travels, the last copy stays. */
  function keep(opened: KeyValueStorage, log: EventLog): void {
    if (log === lastKept) return;
    lastKept = log;
    try {
      opened.setItem(key, JSON.stringify(encodeDocument(log, showId, currentFormat.version)));
    } catch {
      // The room is on the server: what has no room here gives its place to the outbox.
      opened.removeItem(key);
    }
  }

  function saveTo(opened: KeyValueStorage, log: EventLog): void {
    lastSaved = log;
    const outbox = outboxOf(log, stored);
    if (outbox.length === 0) {
      if (hasOwn) opened.removeItem(ownKey);
      hasOwn = false;
      keep(opened, log);
      return;
    }
    hasOwn = true;
    opened.setItem(ownKey, JSON.stringify(outbox.map(encodeEvent)));
  }

  return {
    get stored() {
      return stored;
    },
    load() {
      const loaded = attempt((opened) => ({ log: read(opened) }));
      if (!loaded) return { kind: 'blocked' };
      return loaded.log ? { kind: 'restored', log: loaded.log } : { kind: 'fresh' };
    },
    quarantine: () => true,
    save: (log) =>
      attempt((opened) => {
        saveTo(opened, log);
        return { kind: 'saved', log } as const;
      }) ?? { kind: 'unsaved' },
    noteStored(next) {
      stored = next;
      if (!hasOwn && adopted.size === 0) return;
      attempt((opened) => {
        for (const [other, events] of adopted) {
          if (!events.every(isStored)) continue;
          opened.removeItem(other);
          adopted.delete(other);
        }
        if (hasOwn && lastSaved) saveTo(opened, lastSaved);
      });
    },
  };
}
