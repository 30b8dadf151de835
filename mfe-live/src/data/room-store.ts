import * as v from 'valibot';
import { bookSchema, readBook, writeBook } from '../domain/book';
import type { Journal } from '../domain/journal';
import { join } from '../domain/journal-fold';

/** The part of the browser's `Storage` that is used, so that a test can bring its own. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

const VERSION = 1;

const fileSchema = v.object({ version: v.literal(VERSION), book: bookSchema });
const newerSchema = v.object({ version: v.pipe(v.number(), v.minValue(VERSION + 1)) });

/**
 * - `fresh`: nothing was stored;
 * - `restored`: the journal is as it was left;
 * - `set-aside`: what was stored cannot be read; it is kept under another key, and the room starts anew;
 * - `newer`: a newer version of the app stored it; it is left alone;
 * - `blocked`: the browser refuses to store anything.
 */
export type Loaded =
  | { readonly kind: 'restored'; readonly journal: Journal }
  | { readonly kind: 'set-aside'; readonly keptUnder: string }
  | { readonly kind: 'fresh' | 'newer' | 'blocked' };

/** `journal` has what other windows stored meanwhile; `unsaved` lasts until a later save succeeds. */
export type Saved =
  { readonly kind: 'saved'; readonly journal: Journal } | { readonly kind: 'unsaved' };

/** Keeps one room through reloads and crashes. Several windows may save the same room. */
export interface RoomStore {
  load(): Loaded;
  save(journal: Journal): Saved;
}

type Contents =
  | { readonly kind: 'read'; readonly journal: Journal }
  | { readonly kind: 'absent' | 'newer' | 'unreadable' };

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function contentsOf(raw: string | null): Contents {
  if (raw === null) return { kind: 'absent' };
  const data = parse(raw);
  if (v.is(newerSchema, data)) return { kind: 'newer' };
  const file = v.safeParse(fileSchema, data);
  return file.success
    ? { kind: 'read', journal: readBook(file.output.book) }
    : { kind: 'unreadable' };
}

/** @param storage opened at each use, since a browser may refuse it at any of them. */
export function createRoomStore(showId: string, storage: () => KeyValueStorage): RoomStore {
  const key = `standby:room:${showId}`;
  /** What was last known to be stored: where it still is, there is nothing to join. */
  let known: string | null = null;

  function attempt<R>(work: (storage: KeyValueStorage) => R): R | undefined {
    try {
      return work(storage());
    } catch {
      // Blocked by the browser's settings, or full. The caller says so.
      return undefined;
    }
  }

  function write(opened: KeyValueStorage, stored: string | null, journal: Journal): Saved {
    const raw = JSON.stringify({ version: VERSION, book: writeBook(journal) });
    if (raw !== stored) opened.setItem(key, raw);
    known = raw;
    return { kind: 'saved', journal };
  }

  /** Puts what cannot be read under the first name that is free, and says which. */
  function setAside(opened: KeyValueStorage, raw: string): string {
    const isTaken = (name: string): boolean => ![null, raw].includes(opened.getItem(name));
    let name = `${key}:set-aside`;
    for (let copy = 2; isTaken(name); copy += 1) name = `${key}:set-aside-${copy}`;
    opened.setItem(name, raw);
    return name;
  }

  function loadFrom(opened: KeyValueStorage): Loaded {
    const raw = opened.getItem(key);
    const contents = contentsOf(raw);
    if (contents.kind === 'read') {
      known = raw;
      return { kind: 'restored', journal: contents.journal };
    }
    if (contents.kind !== 'unreadable') {
      return { kind: contents.kind === 'newer' ? 'newer' : 'fresh' };
    }
    return { kind: 'set-aside', keptUnder: setAside(opened, raw ?? '') };
  }

  return {
    load: () => attempt(loadFrom) ?? { kind: 'blocked' },
    save(journal) {
      const saved = attempt((opened): Saved => {
        const raw = opened.getItem(key);
        if (raw === known) return write(opened, raw, journal);
        const contents = contentsOf(raw);
        if (contents.kind === 'newer') return { kind: 'unsaved' };
        if (contents.kind === 'unreadable') setAside(opened, raw ?? '');
        if (contents.kind !== 'read') return write(opened, raw, journal);
        return write(opened, raw, join(journal, contents.journal));
      });
      return saved ?? { kind: 'unsaved' };
    },
  };
}
