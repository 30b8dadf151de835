import type { Identified } from './collection';
import { type Contents, type Entry, newestFirst } from './contents';
import { type Format, readEnvelope, writeEnvelope } from './envelope';
import type { Store } from './store';

function prefix(key: string): string {
  return `${key}.set-aside.`;
}

/**
 * Puts what could not be read beside the key, under a name with the time, and returns that name.
 * Throws where the storage has no room.
 */
export function setAside(store: Store, key: string, raw: string, at: Date): string {
  const wanted = prefix(key) + at.toISOString();
  let name = wanted;
  for (let copy = 2; store.read(name) !== null; copy += 1) name = `${wanted}.${copy}`;
  store.write(name, raw);
  return name;
}

/** Something set aside earlier that this version can read. */
export interface Recovery<T> {
  readonly contents: Contents<T>;
  /** Forgets what was recovered and keeps the rest aside. To be called once the contents are kept. */
  readonly finish: () => void;
}

/**
 * What was set aside comes back as soon as all of it can be read: after going back a version and
 * forward again, say. An item that is in the list meanwhile wins, and its other state stays aside.
 */
export function recover<T extends Identified>(
  store: Store,
  key: string,
  format: Format<T>,
  current: Contents<T>,
): Recovery<T> | undefined {
  const found = new Map<string, Entry<T>>();
  const known = new Map(current.entries.map(({ item }) => [item.id, JSON.stringify(item)]));
  const conflicts = new Map<string, readonly Entry<T>[]>();

  for (const name of store.keys().filter((name) => name.startsWith(prefix(key)))) {
    const reading = readEnvelope(store.read(name), format);
    if (reading.kind !== 'read' || reading.rejected.length > 0) continue;
    const { entries } = reading.contents;
    const isConflict = ({ item }: Entry<T>): boolean =>
      known.has(item.id) && known.get(item.id) !== JSON.stringify(item);
    conflicts.set(name, entries.filter(isConflict));
    for (const entry of entries) {
      if (known.has(entry.item.id)) continue;
      found.set(entry.item.id, entry);
      known.set(entry.item.id, JSON.stringify(entry.item));
    }
  }

  if (found.size === 0) return undefined;
  const entries = newestFirst([...current.entries, ...found.values()]);
  return {
    contents: { entries, next: Math.max(current.next, (entries[0]?.serial ?? 0) + 1) },
    finish() {
      for (const [name, left] of conflicts) {
        if (left.length === 0) store.erase(name);
        else store.write(name, writeEnvelope(format.version, 1, left));
      }
    },
  };
}
