import type { SafeStorage } from './safe-storage';

/** Of the stored keys; older releases wrote it too. */
const SUFFIX = '.set-aside';

/** The key under which the unreadable content of another key is in quarantine. */
export function quarantineKey(key: string): string {
  return key + SUFFIX;
}

/** Whether a key holds content that was quarantined at some time from another key. */
export function isQuarantinedFrom(key: string, name: string): boolean {
  return name.startsWith(`${quarantineKey(key)}.`);
}

/**
 * Stores unreadable content under a key of its own, so that the next write does not destroy it. Earlier
 * content in quarantine stays.
 *
 * @param keyOf the key of the nth copy, from 1; the first that is free, or that holds the same, is taken
 * @returns the key; the content is still under its old one
 * @throws what the storage throws where it has no room
 */
export function quarantine(
  storage: Pick<SafeStorage, 'read' | 'writeOrThrow'>,
  content: string,
  keyOf: (copy: number) => string,
): string {
  let copy = 1;
  while (![null, content].includes(storage.read(keyOf(copy)))) copy += 1;
  storage.writeOrThrow(keyOf(copy), content);
  return keyOf(copy);
}

/** The keys of copies that carry the time at which they were quarantined. */
export function timedCopies(key: string, at: Date): (copy: number) => string {
  const first = `${quarantineKey(key)}.${at.toISOString()}`;
  return (copy) => (copy === 1 ? first : `${first}.${copy}`);
}

/**
 * As {@link quarantine}, for content of which only the latest matters: it replaces the content in
 * quarantine from this key. Never throws.
 *
 * @returns whether the browser stored it
 */
export function quarantineLatest(
  storage: Pick<SafeStorage, 'write'>,
  key: string,
  content: string,
): boolean {
  return storage.write(quarantineKey(key), content);
}
