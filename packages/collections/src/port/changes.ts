import { canonicalJson, keysOf } from '@standby/contracts';

const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other);

/**
 * Returns the changed fields for `Collection.update`, which then keeps
 * other fields that another window changed meanwhile.
 */
export function changesBetween<T extends object>(before: T, after: Partial<T>): Partial<T> {
  const changes: Partial<T> = {};
  for (const name of keysOf(after)) {
    if (!isSame(before[name], after[name])) changes[name] = after[name];
  }
  return changes;
}

/** Returns the fields of a change whose present value is neither the one that the person saw nor the one that they want. */
export function conflictingFields<T extends object>(
  present: T,
  change: Partial<T>,
  seen: Partial<T> = {},
): (keyof T & string)[] {
  return keysOf(change)
    .filter((name) => name in seen)
    .filter((name) => !isSame(present[name], change[name]) && !isSame(present[name], seen[name]));
}
