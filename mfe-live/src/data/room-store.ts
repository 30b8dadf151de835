import type { KeyValueStorage } from 'shared-ui/storage';
import { writeDocument } from '../domain/document';
import { currentFormat, type Format } from '../domain/format';
import type { Journal } from '../domain/journal';
import { RoomStorage } from './room-storage';

/**
 * - `fresh`: nothing was stored;
 * - `restored`: the journal is as it was left;
 * - `set-aside`: something stored cannot be read; it is in quarantine under another key;
 * - `newer`: a newer release stored the room, too. This one reads of it what it can, and stores its
 *   own document beside it, which the newer release takes in;
 * - `blocked`: the browser refuses to store anything.
 *
 * Without a journal the room starts anew.
 */
export type Loaded =
  | { readonly kind: 'restored'; readonly journal: Journal }
  | {
      readonly kind: 'set-aside';
      readonly keptUnder: string;
      readonly journal?: Journal | undefined;
    }
  | { readonly kind: 'newer'; readonly journal?: Journal | undefined }
  | { readonly kind: 'fresh' | 'blocked' };

/**
 * `journal` has what other windows stored meanwhile; `newer`: a newer release stores the room, too;
 * `unsaved` lasts until a later save succeeds.
 */
export type Saved =
  { readonly kind: 'saved' | 'newer'; readonly journal: Journal } | { readonly kind: 'unsaved' };

/** Keeps one room through reloads and crashes. Several windows, of any release, may save the same room. */
export interface RoomStore {
  load(): Loaded;
  save(journal: Journal): Saved;
}

/** @param storage opened at each use, since a browser may refuse it at any of them. */
export function createRoomStore(
  showId: string,
  storage: () => KeyValueStorage,
  format: Format = currentFormat,
): RoomStore {
  const documents = new RoomStorage(showId, format);

  function attempt<R>(work: (storage: KeyValueStorage) => R): R | undefined {
    try {
      return work(storage());
    } catch {
      // Blocked by the browser's settings, or full. The caller says so.
      return undefined;
    }
  }

  function loadFrom(opened: KeyValueStorage): Loaded {
    const { journal: stored, keptUnder } = documents.gather(opened);
    const journal = documents.release(opened, stored);
    if (documents.hasNewer) return { kind: 'newer', journal };
    if (keptUnder !== undefined) return { kind: 'set-aside', keptUnder, journal };
    return journal ? { kind: 'restored', journal } : { kind: 'fresh' };
  }

  return {
    load: () => attempt(loadFrom) ?? { kind: 'blocked' },
    save(mine) {
      const saved = attempt((opened): Saved => {
        const { journal = mine } = documents.gather(opened, mine);
        const raw = JSON.stringify(writeDocument(journal, showId, format.version));
        documents.write(opened, raw, journal);
        return { kind: documents.hasNewer ? 'newer' : 'saved', journal };
      });
      return saved ?? { kind: 'unsaved' };
    },
  };
}
