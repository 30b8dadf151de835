import type { KeyValueStorage } from '@standby/storage';

/**
 * Uses a storage that the browser may refuse by its settings, or that may be full. Returns
 * undefined then.
 */
export function attempt<R>(
  storage: () => KeyValueStorage,
  work: (storage: KeyValueStorage) => R,
): R | undefined {
  try {
    return work(storage());
  } catch {
    return undefined;
  }
}
