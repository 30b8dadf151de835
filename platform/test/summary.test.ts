import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { browserSuites, failuresText, stepFailure, summaryTable, unitSuite } from './summary.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'standby-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const test = (projectName: string, status: string, duration: number) => ({
  projectName,
  status,
  results: [{ duration, errors: status === 'expected' ? [] : [{ message: 'No button' }] }],
});

const spec = (...tests: ReturnType<typeof test>[]) => ({
  title: 'goes on',
  file: 'shell/e2e/go.spec.ts',
  line: 7,
  tests,
});

const unitReport = (passed: number, failed: number, skipped: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: skipped,
  testResults: [],
});

it('counts the tests of each browser project, in any folder and group', () => {
  const file = write({
    suites: [
      {
        specs: [spec(test('shell', 'expected', 1500), test('webkit', 'expected', 2000))],
        suites: [{ specs: [spec(test('shell', 'unexpected', 500))] }],
      },
    ],
  });
  expect(browserSuites('e2e', file, false, 9)).toMatchObject([
    { name: 'e2e shell', passed: false, seconds: 2, tests: { passed: 1, failed: 1, skipped: 0 } },
    { name: 'e2e webkit', passed: true, seconds: 2, tests: { passed: 1, failed: 0, skipped: 0 } },
    { name: 'e2e', passed: false, seconds: 9 },
  ]);
});

it('counts a test that passed at a second try as a failure', () => {
  const file = write({ suites: [{ specs: [spec(test('dev', 'flaky', 1))] }] });
  expect(browserSuites('e2e', file, true, 1)[0]).toMatchObject({
    passed: false,
    tests: { failed: 1 },
  });
});

it('has a row for a suite without results', () => {
  const file = join(folder, 'missing.json');
  expect(unitSuite('unit', [file], false, 1)).toEqual({ name: 'unit', passed: false, seconds: 1 });
  expect(browserSuites('e2e', file, false, 1)).toEqual([
    { name: 'e2e', passed: false, seconds: 1 },
  ]);
});

it('adds up the runs of a suite, also if one has no results', () => {
  const file = write(unitReport(5, 1, 0));
  const missing = join(folder, 'missing.json');
  expect(unitSuite('hours', [file, missing, file], false, 2)).toEqual({
    name: 'hours',
    passed: false,
    seconds: 2,
    tests: { passed: 10, failed: 2, skipped: 0 },
    failures: [],
  });
});

it('lists suites, tests and seconds, and ends with the count of all tests', () => {
  const unit = unitSuite('unit', [write(unitReport(900, 0, 2))], true, 33.33);
  const lines = summaryTable([{ name: 'lint', passed: true, seconds: 5 }, unit], 40).split('\n');
  expect(lines.map((line) => line.split(/ +/u).join(' '))).toEqual([
    'suite tests seconds',
    'lint 5.0 passed',
    'unit 900 33.3 passed, 0 failed, 2 skipped',
    'all 900 40.0 passed, 0 failed, 2 skipped',
  ]);
});

it('names each failed test with its message, without colours and in a few lines', () => {
  const assertion = (fullName: string, status: string) => ({
    fullName,
    status,
    failureMessages: [`\u001B[31mexpected 1\u001B[39m\n${'a line\n'.repeat(50)}`],
  });
  const file = write({
    ...unitReport(1, 1, 0),
    testResults: [
      {
        name: join(ROOT, 'shell/src/go.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [assertion('GO stops', 'passed'), assertion('GO starts', 'failed')],
      },
      {
        name: join(ROOT, 'a.test.ts'),
        status: 'failed',
        message: 'No module b',
        assertionResults: [],
      },
    ],
  });
  const lines = failuresText([unitSuite('unit', [file], false, 1)])
    .trim()
    .split('\n');
  expect(lines.slice(0, 2)).toEqual(['✗ unit: shell/src/go.test.ts › GO starts', '  expected 1']);
  expect(lines.slice(-3)).toEqual(['', '✗ unit: a.test.ts', '  No module b']);
  expect(lines.length).toBeLessThan(20);
});

it('names a failed browser test by file and line', () => {
  const file = write({ suites: [{ specs: [spec(test('shell', 'unexpected', 1))] }] });
  expect(failuresText(browserSuites('e2e', file, false, 1)).trim()).toBe(
    '✗ e2e shell: shell/e2e/go.spec.ts:7 › goes on\n  No button',
  );
});

it('shows the last output of a step that is not a test suite', () => {
  const failures = [stepFailure(`${'a file\n'.repeat(99)}No-var: use const\n1 problem\n`)];
  const lines = failuresText([{ name: 'lint', passed: false, seconds: 1, failures }]).split('\n');
  expect(lines.slice(-2)).toEqual(['  No-var: use const', '  1 problem']);
  expect(lines.length).toBeLessThan(20);
});

it('is empty without failures', () => {
  expect(failuresText([{ name: 'lint', passed: true, seconds: 1 }])).toBe('');
});
