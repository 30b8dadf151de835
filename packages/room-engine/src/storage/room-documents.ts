import type { KeyValueStorage } from '@standby/storage';
import { encodeDocument } from '../log/document';
import type { Format } from '../log/document-format';
import type { RoomTypes } from '../log/event';
import type { EventLog } from '../log/event-log';
import type { LoadResult } from '../client/window-storage';
import { attempt } from './attempt';
import { StoredDocuments } from './stored-documents';

/**
 * A log merged with the events that other pages stored meanwhile; `newer` if a newer release stores
 * the room, too.
 */
interface ReadLog<Room extends RoomTypes> {
  readonly kind: 'saved' | 'newer';
  readonly log: EventLog<Room>;
}

/** `unsaved` lasts until a later save succeeds. */
type SaveResult<Room extends RoomTypes> = ReadLog<Room> | { readonly kind: 'unsaved' };

/** A room's documents in this browser, written by pages of several releases. */
export interface RoomDocuments<Room extends RoomTypes> {
  /** Reads without changing the storage, so that a render may call it. */
  load(): LoadResult<Room>;
  /** Moves unreadable documents out of the way. Returns whether the storage accepted the change. */
  quarantine(): boolean;
  /**
   * Merges a log with the events that other pages have stored; undefined if the browser refuses.
   */
  read(mine: EventLog<Room>): ReadLog<Room> | undefined;
  /** Merges likewise, and stores the result. */
  save(mine: EventLog<Room>): SaveResult<Room>;
}

/** @param storage opened at each use, since a browser may refuse it at any time */
export function createRoomDocuments<Room extends RoomTypes>(
  room: string,
  storage: () => KeyValueStorage,
  format: Format<Room>,
): RoomDocuments<Room> {
  const documents = new StoredDocuments(room, format);

  function loadFrom(opened: KeyValueStorage): LoadResult<Room> {
    const stored = documents.read(opened);
    const log = documents.readQuarantined(opened, stored);
    if (documents.hasNewer) return { kind: 'newer', log };
    if (documents.hasUnreadable) return { kind: 'quarantined', log };
    return log ? { kind: 'restored', log } : { kind: 'fresh' };
  }

  function saveTo(opened: KeyValueStorage, mine: EventLog<Room>): SaveResult<Room> {
    const log = documents.read(opened, mine) ?? mine;
    documents.quarantineUnreadable(opened);
    documents.write(opened, JSON.stringify(encodeDocument(log, room, format.version)), log);
    return { kind: documents.hasNewer ? 'newer' : 'saved', log };
  }

  function readFrom(opened: KeyValueStorage, mine: EventLog<Room>): ReadLog<Room> {
    const log = documents.read(opened, mine) ?? mine;
    return { kind: documents.hasNewer ? 'newer' : 'saved', log };
  }

  return {
    load: () => attempt(storage, loadFrom) ?? { kind: 'blocked' },
    quarantine() {
      const isDone = attempt(storage, (opened) => {
        documents.quarantineUnreadable(opened);
        return true;
      });
      return isDone ?? false;
    },
    read: (mine) => attempt(storage, (opened) => readFrom(opened, mine)),
    save: (mine) => attempt(storage, (opened) => saveTo(opened, mine)) ?? { kind: 'unsaved' },
  };
}
