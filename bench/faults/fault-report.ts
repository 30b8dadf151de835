import type { FaultRun } from './run-faults.ts';

const NAMES = {
  private: 'one server, its own Postgres',
  shared: 'two processes, one Postgres',
  copied: 'one server, and its standby server',
} as const;

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function table(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const rule = ['---', ...headings.slice(1).map(() => '---:')];
  return [headings, rule, ...rows].map(line).join('\n');
}

/** Returns names in the order of the runs, each once. */
const unique = (names: readonly string[]): string[] => [...new Set(names)];

function verdictRow(rule: string, runs: readonly FaultRun[]): string[] {
  const cells = runs.map(({ verdicts }) => {
    const verdict = verdicts.find((one) => one.rule === rule);
    if (!verdict) return '';
    const { checked, failures } = verdict;
    return failures.length === 0 ? `holds (${checked})` : `BROKEN ${failures.length} of ${checked}`;
  });
  return [rule, ...cells];
}

/** Returns verdicts and faults as tables in Markdown, with a column for each run. */
export function faultTables(runs: readonly FaultRun[]): string {
  const headings = runs.map(({ database }) => NAMES[database]);
  const rules = unique(runs.flatMap(({ verdicts }) => verdicts.map(({ rule }) => rule)));
  const faults = unique(runs.flatMap((run) => [...run.faults.keys()])).toSorted();
  const verdicts = table(
    ['verdict (checks)', ...headings],
    [
      ...rules.map((rule) => verdictRow(rule, runs)),
      ['acts in the log', ...runs.map(({ stored }) => stored)],
      [
        'from the last fault until all windows agreed',
        ...runs.map(({ healedMs }) => `${(healedMs / 1000).toFixed(1)} s`),
      ],
      ['seed', ...runs.map(({ seed }) => seed)],
      ['minutes', ...runs.map(({ durationMs }) => (durationMs / 60_000).toFixed(1))],
    ],
  );
  const happened = table(
    ['fault', ...headings],
    faults.map((name) => [name].concat(runs.map((run) => String(run.faults.get(name) ?? '')))),
  );
  return `${verdicts}\n\n${happened}`;
}

/** Returns the violations of rules, with the seed that shows them. */
export function brokenIn({ database, seed, verdicts }: FaultRun): string[] {
  return verdicts.flatMap(({ rule, failures }) =>
    failures.length === 0
      ? []
      : [`${NAMES[database]}, seed ${seed}: ${rule}: ${failures.slice(0, 5).join('; ')}`],
  );
}
