/** The part of the browser's `Storage` that is used, so that a test can bring its own. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

/** A key-value store that is always there: memory takes over where the browser refuses. */
export interface SafeStorage {
  /** The value of a key, null where there is none. Never throws. */
  readonly read: (key: string) => string | null;
  /**
   * Never throws: what the browser refuses, because storage is blocked or full, stays in memory for as
   * long as the page lives.
   *
   * @returns whether the browser stored it
   */
  readonly write: (key: string, value: string) => boolean;
  /** Throws where the browser has no room, and then what was stored before still is. */
  readonly writeOrThrow: (key: string, value: string) => void;
  readonly erase: (key: string) => void;
  /** Drops a value that only memory holds: another window has stored one since. */
  readonly discardUnsaved: (key: string) => void;
  readonly keys: () => string[];
}

const FULL: ReadonlySet<unknown> = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']);

/** Whether a storage refused for lack of space, as opposed to refusing altogether. */
export function isStorageFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && FULL.has(error.name);
}

/**
 * Opens a storage that may be blocked from the start or at any later moment. What was read or written
 * until then stays readable.
 *
 * @param source called at each access, for reading `window.localStorage` throws where storage is blocked
 * @param onBlocked called once, when the browser refuses for the first time
 */
export function openSafeStorage(
  source: () => KeyValueStorage,
  onBlocked: () => void = () => undefined,
): SafeStorage {
  /** What was last read or written under each key, for when the storage refuses. */
  const memory = new Map<string, string | null>();
  /** Keys whose latest value is in memory alone. */
  const unsaved = new Set<string>();
  let isBlocked = false;

  /** Undefined where the browser refuses. Throws only for lack of space. */
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

  /** Changes the storage, or, where the browser refuses, what this page knows of it. */
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

/** The storage of this tab, until it closes. */
export function openTabStorage(): SafeStorage {
  return openSafeStorage(() => window.sessionStorage);
}

/** The storage of this browser, until the person clears it. */
export function openBrowserStorage(): SafeStorage {
  return openSafeStorage(() => window.localStorage);
}
