import type { RemovedItem, Stored } from '@standby/api-client/contract';
import type { Identified } from '../port/collection';

/** What this window knows of the server's list. */
export interface KnownItems<T> {
  /** The newest first; the same array until it changes. */
  readonly list: () => readonly T[];
  /** Takes what the server says, unless something newer is known already. Says whether that changed the list. */
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
        // Answers overtake each other.
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
