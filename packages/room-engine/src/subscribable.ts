export type Unsubscribe = () => void;

/**
 * Value for `useSyncExternalStore`: its current snapshot, and a way to subscribe to its changes.
 */
export interface Subscribable<T> {
  readonly subscribe: (listener: () => void) => Unsubscribe;
  /** Returns the same value until the next change. */
  readonly getSnapshot: () => T;
}

/**
 * Listeners that are called together. A listener that is removed during a call is no longer called.
 */
export class Listeners<Arguments extends readonly unknown[] = []> {
  readonly #listeners = new Set<(...args: Arguments) => void>();

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: (...args: Arguments) => void): Unsubscribe {
    // The wrapper makes the same function count twice if it is added twice.
    const entry = (...args: Arguments) => listener(...args);
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  call(...args: Arguments): void {
    for (const listener of this.#listeners) listener(...args);
  }
}
