import type { KeyValueStorage } from '@standby/storage';
import { attempt } from '@standby/room-engine/storage/attempt';
import { encodeDocument } from '@standby/room-engine/log/document';
import { currentFormat, type Format } from '../domain/event-log/document-format';
import type { EventLog } from '../domain/event-log/event-log';
import type { LoadResult } from '../client/ports/room-store';
import { StoredDocuments } from './stored-documents';

/**
 * A log merged with the events that other pages stored meanwhile; `newer` if a newer release stores
 * the room, too.
 */
interface ReadLog {
  readonly kind: 'saved' | 'newer';
  readonly log: EventLog;
}

/** `unsaved` lasts until a later save succeeds. */
type SaveResult = ReadLog | { readonly kind: 'unsaved' };

/** A room's documents in this browser, written by pages of several releases. */
export interface RoomDocuments {
  /** Reads without changing the storage, so that a render may call it. */
  load(): LoadResult;
  /** Moves unreadable documents out of the way. Returns whether the storage accepted the change. */
  quarantine(): boolean;
  /**
   * Merges a log with the events that other pages have stored; undefined if the browser refuses.
   */
  read(mine: EventLog): ReadLog | undefined;
  /** Merges likewise, and stores the result. */
  save(mine: EventLog): SaveResult;
}

/** @param storage opened at each use, since a browser may refuse it at any time */
export function createRoomDocuments(
  showId: string,
  storage: () => KeyValueStorage,
  format: Format = currentFormat,
): RoomDocuments {
  const documents = new StoredDocuments(showId, format);

  function loadFrom(opened: KeyValueStorage): LoadResult {
    const stored = documents.read(opened);
    const log = documents.readQuarantined(opened, stored);
    if (documents.hasNewer) return { kind: 'newer', log };
    if (documents.hasUnreadable) return { kind: 'quarantined', log };
    return log ? { kind: 'restored', log } : { kind: 'fresh' };
  }

  function saveTo(opened: KeyValueStorage, mine: EventLog): SaveResult {
    const log = documents.read(opened, mine) ?? mine;
    documents.quarantineUnreadable(opened);
    documents.write(opened, JSON.stringify(encodeDocument(log, showId, format.version)), log);
    return { kind: documents.hasNewer ? 'newer' : 'saved', log };
  }

  function readFrom(opened: KeyValueStorage, mine: EventLog): ReadLog {
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
