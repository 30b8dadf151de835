import { liveRoomOutboxKey } from '@standby/contracts';
import type { KeyValueStorage } from '@standby/storage';
import type { RoomStore } from '../client/ports/room-store';
import { decodeDocument, encodeDocument } from '../domain/event-log/document';
import { currentFormat } from '../domain/event-log/document-format';
import type { EventLog } from '../domain/event-log/event-log';
import { attempt } from './attempt';
import { Outbox } from './outbox';

export interface ConnectedRoomStoreOptions {
  readonly showId: string;
  /** Of the account, organization and show: no other account reads it. */
  readonly key: string;
  readonly windowId: string;
  /** Opened at each use, since a browser may refuse it at any of them. */
  readonly storage: () => KeyValueStorage;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps the room as the server had it last, for the time without a connection, and the window's outbox. */
export function createConnectedRoomStore(options: ConnectedRoomStoreOptions): RoomStore {
  const { showId, key, windowId, storage } = options;
  const outbox = new Outbox(liveRoomOutboxKey(key, ''), windowId);
  let lastKept: EventLog | undefined;

  function keep(opened: KeyValueStorage, log: EventLog): void {
    if (log === lastKept) return;
    lastKept = log;
    try {
      opened.setItem(key, JSON.stringify(encodeDocument(log, showId, currentFormat.version)));
    } catch {
      // The room is on the server: the copy gives its place to the outbox.
      opened.removeItem(key);
    }
  }

  return {
    load: () =>
      attempt(storage, (opened) => {
        const kept = decodeDocument(parse(opened.getItem(key)), showId, currentFormat);
        const adopted = outbox.adopt(opened);
        return kept.kind === 'decoded'
          ? ({ kind: 'restored', log: kept.log, outbox: adopted } as const)
          : ({ kind: 'fresh', outbox: adopted } as const);
      }) ?? { kind: 'blocked' },
    quarantine: () => true,
    save: ({ stored, outbox: unstored }) =>
      attempt(storage, (opened) => {
        outbox.write(opened, unstored);
        if (unstored.length === 0) keep(opened, stored);
        return true;
      }) ?? false,
  };
}
