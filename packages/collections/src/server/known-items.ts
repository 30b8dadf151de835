import type { RemovedItem, Stored } from '@standby/api-client/contract';
import type { Identified } from '../port/collection';

/** This window's copy of the server's list. */
interface KnownItems<T> {
  /** Returns the items, newest first; the same array until it changes. */
  readonly list: () => readonly T[];
  /** Applies changes from the server unless a newer state is known. Returns whether the list changed. */
  readonly apply: (changed: readonly Stored<T>[], removed?: readonly RemovedItem[]) => boolean;
}

export function createKnownItems<T extends Identified>(): KnownItems<T> {
  const stored = new Map<string, Stored<T>>();
  const removals = new Map<string, number>();
  let list: readonly T[] = [];

  const newestOf = (id: string): number =>
    Math.max(stored.get(id)?.revision ?? -1, removals.get(id) ?? -1);

  return {
    list: () => list,
    apply(changed, removed = []) {
      let hasChanged = false;
      for (const entry of changed) {
        // A newer answer may have come first.
        if (newestOf(entry.item.id) >= entry.revision) continue;
        stored.set(entry.item.id, entry);
        hasChanged = true;
      }
      for (const { id, revision } of removed) {
        if (newestOf(id) >= revision) continue;
        removals.set(id, revision);
        hasChanged = stored.delete(id) || hasChanged;
      }
      if (hasChanged) {
        const entries = [...stored.values()].toSorted((one, other) => other.place - one.place);
        list = entries.map(({ item }) => item);
      }
      return hasChanged;
    },
  };
}
