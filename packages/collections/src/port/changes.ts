/**
 * The changed fields, for `Collection.update`, which then leaves alone
 * what another window changed meanwhile.
 */
export function changesBetween<T extends object>(before: T, after: Partial<T>): Partial<T> {
  const isSame = (name: string, value: unknown): boolean =>
    JSON.stringify(before[name as keyof T]) === JSON.stringify(value);
  const changed = Object.entries(after).filter(([name, value]) => !isSame(name, value));
  return Object.fromEntries(changed) as Partial<T>;
}
