import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';

/** Folder of the steps' results for the table at the end of `npm test`. */
export const RESULTS = resolve(ROOT, '.cache/test');

export const UNIT_RESULTS = resolve(RESULTS, 'unit.json');
export const BROWSER_RESULTS = resolve(RESULTS, 'e2e.json');
export const LATE_RESULTS = resolve(RESULTS, 'late.json');

const HOURS = 'hours-';

/** @param run name of one of the runs at other hours */
export const hoursResults = (run: string): string => resolve(RESULTS, `${HOURS}${run}.json`);

/** Returns the result files of all runs at other hours. */
export const hoursFiles = (): string[] =>
  readdirSync(RESULTS)
    .filter((name) => name.startsWith(HOURS))
    .map((name) => resolve(RESULTS, name));

/** Options that make Vitest write its results to a file. */
export const vitestReporters = (reporter: 'default' | 'dot', file: string): string[] => [
  `--reporter=${reporter}`,
  '--reporter=json',
  `--outputFile.json=${file}`,
];
