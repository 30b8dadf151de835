import type { Readiness } from './readiness.ts';

/** Returns one line per package with its name, address and start time, and the failures below. */
export function readinessTable(rows: readonly Readiness[], prebuilt: readonly string[]): string {
  const width = Math.max(
    ...rows.map((row) => row.package.length),
    ...prebuilt.map((p) => p.length),
  );
  const line = (name: string, ...cells: string[]): string =>
    `  ${name.padEnd(width)}  ${cells.join('  ')}`;
  const failures = rows.filter(({ error }) => error !== undefined);
  return [
    ...rows.map((row) =>
      line(
        row.package,
        row.address,
        row.error === undefined ? `ready in ${(row.millis / 1000).toFixed(1)} s` : 'FAILED',
      ),
    ),
    ...prebuilt.map((name) => line(name, 'from its last build')),
    ...failures.map((row) => `\n  ${row.package} did not start: ${row.error}`),
  ].join('\n');
}
