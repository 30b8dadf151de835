import type { SafeStorage } from './safe-storage';

/** Suffix of quarantine keys; earlier releases wrote the same one. */
const SUFFIX = '.set-aside';

/** Returns the key under which another key's unreadable content is quarantined. */
export function quarantineKey(key: string): string {
  return key + SUFFIX;
}

/** Whether a key holds content that was quarantined from another key. */
export function isQuarantinedFrom(key: string, name: string): boolean {
  return name.startsWith(`${quarantineKey(key)}.`);
}

/**
 * Stores unreadable content under a key of its own, so that the next write does not destroy it. Earlier content stays
 * in quarantine.
 * @param keyOf returns the key of the nth copy, from 1. The first key that is free, or that holds the same content,
 * is used.
 * @returns the key; the content also stays under its old key
 * @throws the storage's error when it has no room
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

/** Returns keys for copies that carry the time of their quarantine. */
export function timedCopies(key: string, at: Date): (copy: number) => string {
  const first = `${quarantineKey(key)}.${at.toISOString()}`;
  return (copy) => (copy === 1 ? first : `${first}.${copy}`);
}

/**
 * Works as {@link quarantine} for content whose latest version alone matters: it replaces this key's content in
 * quarantine. Never throws.
 * @returns whether the browser stored it
 */
export function quarantineLatest(
  storage: Pick<SafeStorage, 'write'>,
  key: string,
  content: string,
): boolean {
  return storage.write(quarantineKey(key), content);
}
