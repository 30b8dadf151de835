import { remotes } from '../../../federation.config';
import type { ErrorReport } from './error-report';

/** Writes error reports to the console, the owner first, so that they can be found by name. */
export function consoleSink({ remote, version, route, shared, error }: ErrorReport): void {
  const owner = remote ? remotes[remote].package : 'shell';
  const libraries = Object.entries(shared).map(([library, found]) => `${library}@${found}`);
  // The console is this sink's purpose.
  // oxlint-disable-next-line no-console
  console.error(
    `[${owner}${version === undefined ? '' : `@${version}`}] at ${route} (${libraries.join(', ')})`,
    error,
  );
}
