import { isStorageFull, quarantine, timedCopies, type SafeStorage } from '@standby/storage';
import type { Identified, Notice } from '../port/collection';
import { type Noun, storageFull } from '../port/errors';
import { type Contents, contentsOf } from './contents';
import { type DecodeResult, decodeEnvelope, encodeEnvelope, type Format } from './envelope';
import { newerVersionNotice, quarantinedNotice } from './notices';
import { findRecovery } from './recovery';

/** The decoded list; the same object until the storage changes. */
interface Loaded<T> extends Contents<T> {
  readonly items: readonly T[];
  readonly raw: string | null;
  /** Stored content that could not be read. It must go into quarantine before the key is written. */
  readonly unread: string | undefined;
  /** Whether a newer version of the app stored the list. */
  readonly isNewer: boolean;
}

/** The list under one key of the storage. */
interface Repository<T> {
  /** Returns the list without any side effect. */
  readonly peek: () => Loaded<T>;
  /** Returns the list after unreadable content went into quarantine and readable content came back. */
  readonly load: () => Loaded<T>;
  /** Replaces the contents. In a full storage it throws `storage-full` and changes nothing. */
  readonly replace: (contents: Contents<T>) => void;
}

interface RepositoryOptions<T> {
  readonly storage: SafeStorage;
  readonly key: string;
  readonly format: Format<T>;
  readonly noun: Noun;
  readonly samples: readonly T[];
  readonly now: () => Date;
  readonly addNotice: (notice: Notice) => void;
  /** Called when loading brought something back from quarantine. */
  readonly onRecovered: () => void;
}

/**
 * Creates the repository of one key. Unreadable content goes into quarantine at once. Content of a newer
 * version stays in place until this window writes, because a window of that version may be open.
 */
export function createRepository<T extends Identified>(
  options: RepositoryOptions<T>,
): Repository<T> {
  const { storage, key, format, noun, samples, now, addNotice, onRecovered } = options;
  let loaded: Loaded<T> | undefined;
  let isReconciled = false;

  function remember(raw: string | null, { entries, next }: Contents<T>, unread?: string) {
    const items = entries.map(({ item }) => item);
    loaded = { entries, next, items, raw, unread, isNewer: false };
    return loaded;
  }

  function write(contents: Contents<T>): Loaded<T> {
    const raw = encodeEnvelope(format.version, contents.next, contents.entries);
    storage.writeOrThrow(key, raw);
    isReconciled = true;
    return remember(raw, contents);
  }

  function decoded(raw: string | null, result: DecodeResult<T>): Loaded<T> {
    if (result.kind === 'absent') return remember(raw, contentsOf(samples));
    if (result.kind === 'decoded') {
      const { version, contents, rejected } = result;
      const unread = rejected.length > 0 ? encodeEnvelope(version, 1, rejected) : undefined;
      return remember(raw, contents, unread);
    }
    const known = remember(raw, loaded ?? contentsOf(samples), raw ?? undefined);
    loaded = { ...known, isNewer: result.kind === 'newer' };
    return loaded;
  }

  function peek(): Loaded<T> {
    const raw = storage.read(key);
    if (loaded && loaded.raw === raw) return loaded;
    isReconciled = false;
    return decoded(raw, decodeEnvelope(raw, format));
  }

  /** Tries `change`, which writes to the storage. If the storage has no room, the list stays as it is stored. */
  function ifThereIsRoom(shown: Loaded<T>, change: () => Loaded<T>): Loaded<T> {
    try {
      return change();
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      if (shown.unread !== undefined) addNotice(quarantinedNotice(noun));
      return remember(shown.raw, shown, shown.unread);
    }
  }

  function moveToQuarantine(unread: string): void {
    const name = quarantine(storage, unread, timedCopies(key, now()));
    addNotice(quarantinedNotice(noun, name));
  }

  function reconcile(shown: Loaded<T>): Loaded<T> {
    const { unread } = shown;
    if (unread !== undefined) {
      return ifThereIsRoom(shown, () => {
        moveToQuarantine(unread);
        return write(shown);
      });
    }
    const recovery = findRecovery(storage, key, format, shown);
    if (!recovery) return shown;
    return ifThereIsRoom(shown, () => {
      const recovered = write(recovery.contents);
      recovery.finish();
      onRecovered();
      return recovered;
    });
  }

  function load(): Loaded<T> {
    const shown = peek();
    if (isReconciled) return shown;
    isReconciled = true;
    if (!shown.isNewer) return reconcile(shown);
    addNotice(newerVersionNotice(noun));
    return shown;
  }

  return {
    peek,
    load,
    replace(contents) {
      const { unread } = load();
      try {
        if (unread !== undefined) moveToQuarantine(unread);
        write(contents);
      } catch (error) {
        throw isStorageFull(error) ? storageFull(noun, error) : error;
      }
    },
  };
}
