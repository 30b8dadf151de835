import { isQuarantinedFrom, type SafeStorage } from '@standby/storage';
import type { Identified } from '../port/collection';
import { type Contents, type Entry, newestFirst } from './contents';
import { type Format, decodeEnvelope, encodeEnvelope } from './envelope';

/** Content in quarantine that this version can read. */
interface Recovery<T> {
  readonly contents: Contents<T>;
  /** Removes recovered content from quarantine. Call it once the contents are stored. */
  readonly finish: () => void;
}

/**
 * Returns content from quarantine as soon as all of it can be read, for example after a return to an older
 * version and an update. An item that is in the list meanwhile wins, and its other state stays in quarantine.
 */
export function findRecovery<T extends Identified>(
  storage: SafeStorage,
  key: string,
  format: Format<T>,
  current: Contents<T>,
): Recovery<T> | undefined {
  const found = new Map<string, Entry<T>>();
  const known = new Map(current.entries.map(({ item }) => [item.id, JSON.stringify(item)]));
  const conflicts = new Map<string, readonly Entry<T>[]>();

  for (const name of storage.keys().filter((name) => isQuarantinedFrom(key, name))) {
    const result = decodeEnvelope(storage.read(name), format);
    if (result.kind !== 'decoded' || result.rejected.length > 0) continue;
    const { entries } = result.contents;
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
        if (left.length === 0) storage.erase(name);
        else storage.writeOrThrow(name, encodeEnvelope(format.version, 1, left));
      }
    },
  };
}
