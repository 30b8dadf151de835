#!/usr/bin/env node
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { BUILD_TARGET } from '../../browser-floor.ts';
import { parseOptions } from '../command-line/parse-options.ts';
import { ENHANCEMENTS } from './baseline/enhancements.ts';
import { problemsOf } from './baseline/problems.ts';
import { sourceUsages } from './baseline/sources.ts';
import { cssFeatures } from './baseline/styles.ts';
import type { Usage } from './baseline/usage.ts';

/** Usage of `standby-floor`, which runs in the repository of a remote. */
const USAGE = `standby-floor [--allow <key>]...

Reports what src/ uses that the oldest supported browsers lack.

--allow   a key of MDN's browser-compat-data, such as api.Navigator.vibrate: the sources do without it where it is missing`;

const SOURCES = 'src';
const NODE_FILES = /\.test\.|\/testing\//u;

function isForBrowsers(path: string): boolean {
  const file = relative(process.cwd(), path).split(sep).join('/');
  return file.startsWith(`${SOURCES}/`) && !NODE_FILES.test(file);
}

async function styleSheetUsages(): Promise<Usage[]> {
  const files = await readdir(SOURCES, { recursive: true });
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => join(SOURCES, file));
  const usages = styles.map(async (file) =>
    cssFeatures(await readFile(file, 'utf8')).map(({ line, keys }) => ({ file, line, keys })),
  );
  return (await Promise.all(usages)).flat();
}

async function check(allowed: readonly string[]): Promise<void> {
  const usages = [
    ...sourceUsages(resolve('tsconfig.json'), isForBrowsers),
    ...(await styleSheetUsages()),
  ];
  // Remotes may also use the product's enhancements.
  const problems = problemsOf(usages, allowed, Object.keys(ENHANCEMENTS));
  for (const problem of problems) console.error(problem.replace(`${process.cwd()}${sep}`, ''));
  if (problems.length > 0) {
    console.error(`\nThe oldest supported browsers are ${BUILD_TARGET.join(', ')}. ${ADVICE}`);
    process.exitCode = 1;
  }
}

const ADVICE =
  'Use another feature, or ask for it first and add --allow <key> to standby-floor in package.json.';

try {
  const options = { allow: { type: 'string', multiple: true } } as const;
  const parsed = parseOptions(process.argv.slice(2), options, USAGE);
  if (parsed) await check(parsed.values.allow ?? []);
  else console.log(USAGE);
} catch (error) {
  // oxlint-disable-next-line standby/no-raw-message -- for the person at the terminal
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
