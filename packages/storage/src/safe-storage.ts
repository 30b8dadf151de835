/** The part of the browser's `Storage` that this module uses, so that a test can bring its own. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

/** A key-value store that always works: memory takes over when the browser refuses. */
export interface SafeStorage {
  /** Returns the value of a key, or null. Never throws. */
  readonly read: (key: string) => string | null;
  /**
   * Writes a value. Never throws: a value that the browser refuses, because storage is blocked or full, stays in
   * memory for the page's life.
   * @returns whether the browser stored it
   */
  readonly write: (key: string, value: string) => boolean;
  /** Writes a value. Throws when the browser has no room; the previous value is then still stored. */
  readonly writeOrThrow: (key: string, value: string) => void;
  readonly erase: (key: string) => void;
  /** Drops a value that only memory holds, because another window has stored a newer one. */
  readonly discardUnsaved: (key: string) => void;
  readonly keys: () => string[];
}

const FULL: ReadonlySet<unknown> = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']);

/** Whether a storage refused for lack of space, and not for another reason. */
export function isStorageFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && FULL.has(error.name);
}

/**
 * Opens a storage that may be blocked from the start or at any later moment. Values read or written until then stay
 * readable.
 * @param source called at each access, because reading `window.localStorage` throws when storage is blocked
 * @param onBlocked called once, at the browser's first refusal
 */
export function openSafeStorage(
  source: () => KeyValueStorage,
  onBlocked: () => void = () => undefined,
): SafeStorage {
  /** Latest value read or written under each key, for a storage that refuses. */
  const memory = new Map<string, string | null>();
  /** Keys whose latest value is in memory alone. */
  const unsaved = new Set<string>();
  let isBlocked = false;

  /** Returns undefined when the browser refuses. Throws only for lack of space. */
  function attempt<R>(access: (storage: KeyValueStorage) => R): R | undefined {
    try {
      return access(source());
    } catch (error) {
      if (isStorageFull(error)) throw error;
      if (!isBlocked) {
        isBlocked = true;
        onBlocked();
      }
      return undefined;
    }
  }

  /** Changes the storage or, when the browser refuses, this page's copy of it. */
  function change(key: string, value: string | null): boolean {
    const isStored = attempt((storage) => {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      return true;
    });
    if (isStored) unsaved.delete(key);
    else unsaved.add(key);
    memory.set(key, value);
    return isStored ?? false;
  }

  function read(key: string): string | null {
    if (!unsaved.has(key)) {
      const value = attempt((storage) => storage.getItem(key));
      if (value !== undefined) memory.set(key, value);
    }
    return memory.get(key) ?? null;
  }

  return {
    read,
    write(key, value) {
      try {
        return change(key, value);
      } catch {
        unsaved.add(key);
        memory.set(key, value);
        return false;
      }
    },
    writeOrThrow: (key, value) => void change(key, value),
    erase: (key) => void change(key, null),
    discardUnsaved: (key) => void unsaved.delete(key),
    keys() {
      const stored = attempt((storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
      );
      const names = new Set([...(stored ?? memory.keys()), ...unsaved]);
      return [...names].filter((key) => read(key) !== null);
    },
  };
}

/** Opens the storage of this tab, which lasts until the tab closes. */
export function openTabStorage(): SafeStorage {
  return openSafeStorage(() => window.sessionStorage);
}

/** Opens the storage of this browser, which lasts until the person clears it. */
export function openBrowserStorage(): SafeStorage {
  return openSafeStorage(() => window.localStorage);
}
