import type { KeyValueStorage } from '@standby/storage';

/** One window of a fake browser: the environment of a browser collection. */
export interface FakeWindow {
  readonly storage: () => KeyValueStorage;
  readonly events: EventTarget;
  readonly locks: undefined;
}

/** A storage that several windows share. It can run full or be blocked. */
export interface FakeBrowser {
  readonly stored: Map<string, string>;
  readonly openWindow: () => FakeWindow;
  /** Capacity in characters. */
  capacity: number;
  isBlocked: boolean;
}

class StorageChange extends Event {
  readonly key: string;

  constructor(key: string) {
    super('storage');
    this.key = key;
  }
}

/**
 * Creates windows over one storage. As in browsers, the other windows get an event for each write.
 */
export function createFakeBrowser(): FakeBrowser {
  const stored = new Map<string, string>();
  const windows: EventTarget[] = [];

  const size = (): number =>
    [...stored].reduce((sum, [key, value]) => sum + key.length + value.length, 0);

  function createStorage(own: EventTarget): KeyValueStorage {
    const tellOthers = (key: string): void => {
      for (const other of windows) if (other !== own) other.dispatchEvent(new StorageChange(key));
    };
    return {
      get length() {
        return stored.size;
      },
      key: (index) => [...stored.keys()][index] ?? null,
      getItem: (key) => stored.get(key) ?? null,
      setItem(key, value) {
        const before = stored.get(key);
        stored.set(key, value);
        if (size() > browser.capacity) {
          if (before === undefined) stored.delete(key);
          else stored.set(key, before);
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        }
        if (before !== value) tellOthers(key);
      },
      removeItem(key) {
        if (stored.delete(key)) tellOthers(key);
      },
    };
  }

  const browser: FakeBrowser = {
    stored,
    capacity: 5_000_000,
    isBlocked: false,
    openWindow() {
      const events = new EventTarget();
      windows.push(events);
      const storage = createStorage(events);
      return {
        events,
        locks: undefined,
        storage() {
          if (browser.isBlocked) throw new DOMException('Access is denied.', 'SecurityError');
          return storage;
        },
      };
    },
  };
  return browser;
}
