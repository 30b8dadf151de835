/**
 * Returns the page’s value of a name, which `create` makes the first time. Remotes have copies of
 * this package of their own, so a variable of a module would exist once for each of them.
 */
export function oncePerPage<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`standby:${name}`);
  const page = window as object as Record<symbol, Value | undefined>;
  return (page[key] ??= create());
}
