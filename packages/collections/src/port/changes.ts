import { keysOf } from '@standby/contracts';

/**
 * Returns the changed fields for `Collection.update`, which then keeps
 * other fields that another window changed meanwhile.
 */
export function changesBetween<T extends object>(before: T, after: Partial<T>): Partial<T> {
  const changes: Partial<T> = {};
  for (const name of keysOf(after)) {
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changes[name] = after[name];
  }
  return changes;
}
