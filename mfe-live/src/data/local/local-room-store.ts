import type { KeyValueStorage } from '@standby/shared-ui/storage';
import { encodeDocument } from '../../domain/event-log/document';
import { currentFormat, type Format } from '../../domain/event-log/document-format';
import type { EventLog } from '../../domain/event-log/event-log';
import type { LoadResult, RoomStore, SaveResult } from '../../engine/ports/room-store';
import { StoredDocuments } from './stored-documents';

/** @param storage opened at each use, since a browser may refuse it at any of them. */
export function createLocalRoomStore(
  showId: string,
  storage: () => KeyValueStorage,
  format: Format = currentFormat,
): RoomStore {
  const documents = new StoredDocuments(showId, format);

  function attempt<R>(work: (storage: KeyValueStorage) => R): R | undefined {
    try {
      return work(storage());
    } catch {
      // Blocked by the browser's settings, or full. The caller says so.
      return undefined;
    }
  }

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

  return {
    load: () => attempt(loadFrom) ?? { kind: 'blocked' },
    quarantine() {
      const isDone = attempt((opened) => {
        documents.quarantineUnreadable(opened);
        return true;
      });
      return isDone ?? false;
    },
    save: (mine) => attempt((opened) => saveTo(opened, mine)) ?? { kind: 'unsaved' },
  };
}
