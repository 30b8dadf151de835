import type { KeyValueStorage } from '@standby/storage';

/** A browser's storage in memory, which can be blocked or full. */
export class MemoryStorage implements KeyValueStorage {
  readonly items = new Map<string, string>();
  /** Throws on writing, as a full or blocked storage does. */
  isFull = false;
  /** Number of characters of values that fit in. */
  capacity = Number.POSITIVE_INFINITY;

  get length(): number {
    return this.items.size;
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.items].filter(([name]) => name !== key);
    const used = others.reduce((sum, [, { length }]) => sum + length, value.length);
    if (this.isFull || used > this.capacity)
      throw new DOMException('No room', 'QuotaExceededError');
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}
