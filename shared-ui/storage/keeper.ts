import type { Identified } from './collection';
import { type Contents, contentsOf } from './contents';
import { type Format, type Reading, readEnvelope, writeEnvelope } from './envelope';
import { type Noun, storageFull } from './errors';
import { type Notice, newerVersionNotice, setAsideNotice } from './notices';
import { recover, setAside } from './set-aside';
import { type Store, isStorageFull } from './store';

/** What is stored under the key now, understood. The same object until the storage changes. */
export interface Kept<T> extends Contents<T> {
  readonly items: readonly T[];
  readonly raw: string | null;
  /** Stored, but not in the list; it must be set aside before the key is written. */
  readonly unread: string | undefined;
}

export interface Keeper<T> {
  readonly current: () => Kept<T>;
  /** Throws `storage-full`, and then everything is as it was. */
  readonly replace: (contents: Contents<T>) => void;
}

export interface KeeperOptions<T> {
  readonly store: Store;
  readonly key: string;
  readonly format: Format<T>;
  readonly noun: Noun;
  readonly samples: readonly T[];
  readonly now: () => Date;
  readonly tell: (notice: Notice) => void;
}

/**
 * Keeps one list under one key. What cannot be read is set aside at once, except for what a newer
 * version wrote: a window of that version may be open beside this one, so its list stays in place
 * until something is written here.
 */
export function createKeeper<T extends Identified>(options: KeeperOptions<T>): Keeper<T> {
  const { store, key, format, noun, samples, now, tell } = options;
  let kept: Kept<T> | undefined;

  function keep(raw: string | null, { entries, next }: Contents<T>, unread?: string): Kept<T> {
    kept = { entries, next, items: entries.map(({ item }) => item), raw, unread };
    return kept;
  }

  function write(contents: Contents<T>): Kept<T> {
    const raw = writeEnvelope(format.version, contents.next, contents.entries);
    store.write(key, raw);
    return keep(raw, contents);
  }

  function understand(raw: string | null, reading: Reading<T>): Kept<T> {
    if (reading.kind === 'absent') return keep(raw, contentsOf(samples));
    if (reading.kind !== 'read') return keep(raw, kept ?? contentsOf(samples), raw ?? undefined);
    const { version, contents, rejected } = reading;
    const unread = rejected.length > 0 ? writeEnvelope(version, 1, rejected) : undefined;
    return keep(raw, contents, unread);
  }

  /** `change` writes to the storage. Where that has no room the list is shown as it is stored. */
  function ifThereIsRoom(shown: Kept<T>, change: () => Kept<T>): Kept<T> {
    try {
      return change();
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      if (shown.unread !== undefined) tell(setAsideNotice(noun));
      return keep(shown.raw, shown, shown.unread);
    }
  }

  function moveAside(unread: string): void {
    tell(setAsideNotice(noun, setAside(store, key, unread, now())));
  }

  function tidy(shown: Kept<T>): Kept<T> {
    const { unread } = shown;
    if (unread !== undefined) {
      return ifThereIsRoom(shown, () => {
        moveAside(unread);
        return write(shown);
      });
    }
    const recovery = recover(store, key, format, shown);
    if (!recovery) return shown;
    return ifThereIsRoom(shown, () => {
      const recovered = write(recovery.contents);
      recovery.finish();
      return recovered;
    });
  }

  function current(): Kept<T> {
    const raw = store.read(key);
    if (kept && kept.raw === raw) return kept;
    const reading = readEnvelope(raw, format);
    const shown = understand(raw, reading);
    if (reading.kind !== 'newer') return tidy(shown);
    tell(newerVersionNotice(noun));
    return shown;
  }

  return {
    current,
    replace(contents) {
      const { unread } = current();
      try {
        if (unread !== undefined) moveAside(unread);
        write(contents);
      } catch (error) {
        throw isStorageFull(error) ? storageFull(noun, error) : error;
      }
    },
  };
}
