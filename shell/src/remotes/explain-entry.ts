import { UserFacingError } from '@standby/contracts';

/** Pattern of a module's export; a script that sets a global variable has none. */
const EXPORT = /(?:^|[;}\s])export(?:\s*[{*]|\s+(?:async|class|const|function|let|var)\s)/u;

/**
 * Reads an entry that did not run, and names the mistake in its build or its delivery, because
 * browsers do not name it.
 *
 * @returns undefined where it does not arrive, or has neither mistake
 */
export async function explainEntry(
  entry: string,
  cause: unknown,
): Promise<UserFacingError | undefined> {
  const response = await fetch(entry).catch(() => undefined);
  if (!response?.ok) return undefined;
  const type = response.headers.get('content-type') ?? 'a file without a type';
  if (!type.includes('javascript')) {
    return new UserFacingError(`${entry} is served as ${type}; it must be text/javascript`, {
      cause,
    });
  }
  if (EXPORT.test(await response.text())) return undefined;
  const remedy = `In rspack and webpack, set library: { type: 'module' } and output: { module: true }`;
  return new UserFacingError(`${entry} is not an ES module. ${remedy}`, { cause });
}
