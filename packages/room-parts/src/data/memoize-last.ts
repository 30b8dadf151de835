/** Returns a function that maps again only when its argument is another one than last time. */
export function memoizeLast<Argument, Result>(
  map: (argument: Argument) => Result,
): (argument: Argument) => Result {
  let last: { readonly argument: Argument; readonly result: Result } | undefined;
  return (argument) => {
    if (!last || last.argument !== argument) last = { argument, result: map(argument) };
    return last.result;
  };
}
