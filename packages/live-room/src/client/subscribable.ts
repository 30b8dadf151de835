export type Unsubscribe = () => void;

/** What `useSyncExternalStore` takes: a value that changes, and a way to subscribe to its changes. */
export interface Subscribable<T> {
  readonly subscribe: (listener: () => void) => Unsubscribe;
  /** The same value until the next change. */
  readonly getSnapshot: () => T;
}

/** Listeners that are called together. One that leaves while they are called is not called any more. */
export class Listeners<Arguments extends readonly unknown[] = []> {
  readonly #listeners = new Set<(...args: Arguments) => void>();

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: (...args: Arguments) => void): Unsubscribe {
    // Wrapped, so that adding the same function twice counts twice.
    const entry = (...args: Arguments) => listener(...args);
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  call(...args: Arguments): void {
    for (const listener of this.#listeners) listener(...args);
  }
}
