import type { KeyValueStorage } from '../room-store';

/** A browser's storage in memory, which can be blocked or full. */
export class MemoryStorage implements KeyValueStorage {
  readonly items = new Map<string, string>();
  /** Throws on writing, as a full or blocked storage does. */
  isFull = false;

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('No room', 'QuotaExceededError');
    this.items.set(key, value);
  }
}
