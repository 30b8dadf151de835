import { packageOf } from '../composition/places';
import type { ErrorReport } from './error-report';

/** Writes error reports to the console. Each message starts with its owner, so it can be searched for. */
export function consoleSink({ remote, version, route, shared, error }: ErrorReport): void {
  const owner = remote ? packageOf(remote) : 'shell';
  const libraries = Object.entries(shared).map(([library, found]) => `${library}@${found}`);
  // This sink exists to write to the console.
  // oxlint-disable-next-line no-console
  console.error(
    `[${owner}${version === undefined ? '' : `@${version}`}] at ${route} (${libraries.join(', ')})`,
    error,
  );
}
