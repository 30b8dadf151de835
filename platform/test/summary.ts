import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '@standby/hosting/root';

/** One row of the table at the end of `npm test`. */
export interface SuiteResult {
  readonly name: string;
  readonly passed: boolean;
  /**
   * Duration in seconds. For a browser suite it is the sum of its tests, of which several run at a
   * time.
   */
  readonly seconds: number;
  /** Counts of tests; undefined for a step that is not a test suite. */
  readonly tests?: { readonly passed: number; readonly failed: number; readonly skipped: number };
  /** Failures; each begins with a name, and continues with the message. */
  readonly failures?: readonly string[];
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    /** Reason why the file itself failed, for example because an import threw. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Terminal colours, which a log shows as escape sequences. */
// oxlint-disable-next-line no-control-regex -- they begin with this character
const COLOURS = /\u001B\[[0-9;]*m/gu;

/** Limit for failure messages, which are long if a test prints a page. */
const MAX_FAILURE_LINES = 12;

const linesOf = (said: string): string[] => said.replaceAll(COLOURS, '').trim().split('\n');

function failureOf(name: string, said: string): string {
  const lines = linesOf(said).slice(0, MAX_FAILURE_LINES);
  return [name, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** @param printed output of a step that is not a test suite; it ends with the problem */
export const stepFailure = (printed: string): string =>
  failureOf('it printed last', linesOf(printed).slice(-MAX_FAILURE_LINES).join('\n'));

function unitFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failureOf(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      failureOf(`${file} › ${fullName}`, failureMessages.join('\n')),
    );
  });
}

/** @param files files that Vitest's JSON reporter wrote, one per run */
export function unitSuite(
  name: string,
  files: readonly string[],
  passed: boolean,
  seconds: number,
): SuiteResult {
  const reports = files.flatMap((file) => (readJson(file) as VitestReport | undefined) ?? []);
  if (reports.length === 0) return { name, passed, seconds };
  const sum = (key: Exclude<keyof VitestReport, 'testResults'>): number =>
    reports.reduce((total, report) => total + report[key], 0);
  const tests = {
    passed: sum('numPassedTests'),
    failed: sum('numFailedTests'),
    skipped: sum('numPendingTests'),
  };
  return { name, passed, seconds, tests, failures: reports.flatMap(unitFailures) };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly {
      readonly duration: number;
      readonly errors: readonly { readonly message?: string }[];
    }[];
  }[];
}

type PlaywrightTest = PlaywrightSpec['tests'][number] &
  Pick<PlaywrightSpec, 'title' | 'file' | 'line'>;

function testsIn(suite: PlaywrightSuite): PlaywrightTest[] {
  return [
    ...(suite.specs ?? []).flatMap(({ tests, title, file, line }) =>
      tests.map((test) => ({ ...test, title, file, line })),
    ),
    ...(suite.suites ?? []).flatMap(testsIn),
  ];
}

const hasFailed = ({ status }: PlaywrightTest): boolean =>
  status === 'unexpected' || status === 'flaky';

function browserFailure({ file, line, title, results }: PlaywrightTest): string {
  const said = results.flatMap(({ errors }) => errors).map(({ message }) => message ?? '');
  return failureOf(`${file}:${line} › ${title}`, said.join('\n'));
}

/** @param file file that Playwright's JSON reporter wrote; each project gets a row */
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
    const failures = own.filter(hasFailed).map(browserFailure);
    const millis = own
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0);
    return {
      name: `${name} ${project}`,
      passed: failures.length === 0,
      seconds: millis / 1000,
      tests: { passed: count('expected'), failed: failures.length, skipped: count('skipped') },
      failures,
    };
  });
  return [...rows, all];
}

const HEADER = `${'suite'.padEnd(24)}${'tests'.padStart(6)}${'seconds'.padStart(8)}`;

/** Returns a table of suites, tests and seconds. The last row counts all tests. */
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

/** Returns all failures by suite, so that the end of a log shows them; empty without failures. */
export const failuresText = (results: readonly SuiteResult[]): string =>
  results
    .flatMap(({ name, failures = [] }) => failures.map((failure) => `\n✗ ${name}: ${failure}`))
    .join('\n');
