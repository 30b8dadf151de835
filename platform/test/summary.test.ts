import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { browserSuites, summaryTable, unitSuite } from './summary.ts';

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
  results: [{ duration }],
});

it('counts the tests of each browser project, in any folder and group', () => {
  const file = write({
    suites: [
      {
        specs: [{ tests: [test('shell', 'expected', 1500), test('webkit', 'expected', 2000)] }],
        suites: [{ specs: [{ tests: [test('shell', 'unexpected', 500)] }] }],
      },
    ],
  });
  expect(browserSuites('e2e', file, false, 9)).toEqual([
    { name: 'e2e shell', passed: false, seconds: 2, tests: { passed: 1, failed: 1, skipped: 0 } },
    { name: 'e2e webkit', passed: true, seconds: 2, tests: { passed: 1, failed: 0, skipped: 0 } },
    { name: 'e2e', passed: false, seconds: 9 },
  ]);
});

it('takes a test that passed at a second try for a failure', () => {
  const file = write({ suites: [{ specs: [{ tests: [test('dev', 'flaky', 1)] }] }] });
  expect(browserSuites('e2e', file, true, 1)[0]).toMatchObject({
    passed: false,
    tests: { failed: 1 },
  });
});

it('has a row for a suite that left no results', () => {
  const file = join(folder, 'missing.json');
  expect(unitSuite('unit', [file], false, 1)).toEqual({ name: 'unit', passed: false, seconds: 1 });
  expect(browserSuites('e2e', file, false, 1)).toEqual([
    { name: 'e2e', passed: false, seconds: 1 },
  ]);
});

it('adds up the runs of a suite, also where one left no results', () => {
  const file = write({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 0 });
  const missing = join(folder, 'missing.json');
  expect(unitSuite('hours', [file, missing, file], false, 2)).toEqual({
    name: 'hours',
    passed: false,
    seconds: 2,
    tests: { passed: 10, failed: 2, skipped: 0 },
  });
});

it('ends with suite, tests and seconds, and all tests counted', () => {
  const report = { numPassedTests: 900, numFailedTests: 0, numPendingTests: 2 };
  const unit = unitSuite('unit', [write(report)], true, 33.33);
  const lines = summaryTable([{ name: 'lint', passed: true, seconds: 5 }, unit], 40).split('\n');
  expect(lines.map((line) => line.split(/ +/u).join(' '))).toEqual([
    'suite tests seconds',
    'lint 5.0 passed',
    'unit 900 33.3 passed, 0 failed, 2 skipped',
    'all 900 40.0 passed, 0 failed, 2 skipped',
  ]);
});
