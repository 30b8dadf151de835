/** The part of the browser's `Storage` that is used, so that a test can bring its own. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

/** A key-value store that is always there: memory takes over where the browser refuses. */
export interface Store {
  readonly read: (key: string) => string | null;
  /** Throws where the browser has no room, and then what was stored before still is. */
  readonly write: (key: string, value: string) => void;
  readonly erase: (key: string) => void;
  readonly keys: () => string[];
}

const FULL: ReadonlySet<unknown> = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']);

/** Whether a storage refused for want of room, as opposed to refusing altogether. */
export function isStorageFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && FULL.has(error.name);
}

/**
 * Opens a storage that may be blocked from the start (reading `window.localStorage` throws then) or
 * at any later moment. `onBlocked` is called once; what was seen until then stays readable.
 */
export function openStore(source: () => KeyValueStorage, onBlocked: () => void): Store {
  const seen = new Map<string, string>();
  let isBlocked = false;

  function attempt<R>(access: (storage: KeyValueStorage) => R, inMemory: () => R): R {
    if (isBlocked) return inMemory();
    try {
      return access(source());
    } catch (error) {
      if (isStorageFull(error)) throw error;
      isBlocked = true;
      onBlocked();
      return inMemory();
    }
  }

  function remember(key: string, value: string | null): void {
    if (value === null) seen.delete(key);
    else seen.set(key, value);
  }

  return {
    read(key) {
      const value = attempt(
        (storage) => storage.getItem(key),
        () => seen.get(key) ?? null,
      );
      remember(key, value);
      return value;
    },
    write(key, value) {
      attempt(
        (storage) => storage.setItem(key, value),
        () => undefined,
      );
      remember(key, value);
    },
    erase(key) {
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
      remember(key, null);
    },
    keys() {
      return attempt(
        (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
        () => [...seen.keys()],
      );
    },
  };
}
