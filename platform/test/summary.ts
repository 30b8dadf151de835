import { existsSync, readFileSync } from 'node:fs';

/** One row of the table at the end of `npm test`. */
export interface SuiteResult {
  readonly name: string;
  readonly passed: boolean;
  /** Seconds that it took; of a browser suite its tests' own, of which several run at a time. */
  readonly seconds: number;
  /** Undefined for a step that is no suite of tests. */
  readonly tests?: { readonly passed: number; readonly failed: number; readonly skipped: number };
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

/** @param files what Vitest's JSON reporter wrote in each run */
export function unitSuite(
  name: string,
  files: readonly string[],
  passed: boolean,
  seconds: number,
): SuiteResult {
  const reports = files.flatMap((file) => (readJson(file) as VitestReport | undefined) ?? []);
  if (reports.length === 0) return { name, passed, seconds };
  const sum = (key: keyof VitestReport): number =>
    reports.reduce((total, report) => total + report[key], 0);
  const tests = {
    passed: sum('numPassedTests'),
    failed: sum('numFailedTests'),
    skipped: sum('numPendingTests'),
  };
  return { name, passed, seconds, tests };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

function testsIn(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']>[number]['tests'] {
  return [
    ...(suite.specs ?? []).flatMap(({ tests }) => tests),
    ...(suite.suites ?? []).flatMap(testsIn),
  ];
}

/** @param file what Playwright's JSON reporter wrote; one row for each of its projects */
export function browserSuites(
  name: string,
  file: string,
  passed: boolean,
  seconds: number,
): SuiteResult[] {
  const all: SuiteResult = { name, passed, seconds };
  const report = readJson(file) as PlaywrightSuite | undefined;
  if (!report) return [all];
  const tests = testsIn(report);
  const projects = [...new Set(tests.map(({ projectName }) => projectName))];
  const rows = projects.map((project): SuiteResult => {
    const own = tests.filter(({ projectName }) => projectName === project);
    const count = (status: string): number => own.filter((one) => one.status === status).length;
    const failed = count('unexpected') + count('flaky');
    const millis = own
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0);
    return {
      name: `${name} ${project}`,
      passed: failed === 0,
      seconds: millis / 1000,
      tests: { passed: count('expected'), failed, skipped: count('skipped') },
    };
  });
  return [...rows, all];
}

const HEADER = `${'suite'.padEnd(24)}${'tests'.padStart(6)}${'seconds'.padStart(8)}`;

/** Suite, tests, seconds; the last row counts all tests. */
export function summaryTable(results: readonly SuiteResult[], totalSeconds: number): string {
  const total = (key: 'passed' | 'failed' | 'skipped'): number =>
    results.reduce((sum, { tests }) => sum + (tests?.[key] ?? 0), 0);
  const all = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
  const passed = results.every((result) => result.passed);
  const rows = [...results, { name: 'all', passed, seconds: totalSeconds, tests: all }];
  const lines = rows.map(({ name, passed: isGreen, seconds, tests }) =>
    [
      name.padEnd(24),
      (tests ? String(tests.passed + tests.failed) : '').padStart(6),
      seconds.toFixed(1).padStart(8),
      ` ${isGreen ? 'passed' : 'FAILED'}`,
      tests && tests.failed + tests.skipped > 0
        ? `, ${tests.failed} failed, ${tests.skipped} skipped`
        : '',
    ].join(''),
  );
  return [HEADER, ...lines].join('\n');
}
