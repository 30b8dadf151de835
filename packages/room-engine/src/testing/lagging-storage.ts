import type { KeyValueStorage } from '@standby/storage';
import { MemoryStorage } from './memory-storage';

/**
 * A browser's storage in several processes: the writes of one process reach the others later, and
 * the last write counts.
 */
export class LaggingStorage {
  readonly #truth = new MemoryStorage();
  readonly #views: MemoryStorage[] = [];
  readonly #later: (task: () => void) => void;

  /** @param later calls back when a write has reached the other processes */
  constructor(later: (task: () => void) => void) {
    this.#later = later;
  }

  /** Opens the storage as a new process sees it. */
  open(): KeyValueStorage {
    const view = new MemoryStorage();
    for (const [key, value] of this.#truth.items) view.setItem(key, value);
    this.#views.push(view);
    return {
      get length() {
        return view.length;
      },
      key: (index) => view.key(index),
      getItem: (key) => view.getItem(key),
      setItem: (key, value) => this.#write(view, (storage) => storage.setItem(key, value)),
      removeItem: (key) => this.#write(view, (storage) => storage.removeItem(key)),
    };
  }

  #write(view: MemoryStorage, change: (storage: MemoryStorage) => void): void {
    change(view);
    change(this.#truth);
    this.#later(() => {
      for (const other of this.#views) if (other !== view) change(other);
    });
  }
}
