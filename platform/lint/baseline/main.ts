import { readFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { BUILD_TARGET } from '../../../browser-floor.ts';
import { ROOT } from '@standby/hosting/root';
import { ENHANCEMENTS } from './enhancements.ts';
import { problemsOf } from './problems.ts';
import { sourceUsages } from './sources.ts';
import { cssFeatures } from './styles.ts';
import type { Usage } from './usage.ts';

/** Checks that the sources use only features of the oldest supported browsers. */

const PROJECTS = ['tsconfig.page.json', 'shell/src/offline/worker/tsconfig.json'];
/** The contracts and the client of the server, which screens import. */
const SERVER_FILES = /^server\/src\/(?:client|(?:[\w-]+\/)*(?:route-)?contract)\.ts$/u;
const BROWSER_FILES =
  /^(?:(?:shell|mfe-[\w-]+|shared-ui|packages\/[\w-]+)\/(?:src|text)|platform\/(?:federation-config|vite-preset))\//u;
/** Tests, their builders, and the prerenderer run in Node. */
const NODE_FILES = /\.test\.|\/(?:testing|prerender)\//u;

const STYLE_SHEETS = ['shared-ui/src/theme/theme.css', 'shared-ui/public/older-browser.css'];

async function styleSheetUsages(file: string): Promise<Usage[]> {
  const css = await readFile(resolve(ROOT, file), 'utf8');
  return cssFeatures(css).map(({ line, keys }) => ({ file, line, keys }));
}

const checked = new Set<string>();

function isForBrowsers(path: string): boolean {
  const file = relative(ROOT, path).split(sep).join('/');
  if (NODE_FILES.test(file) || !(BROWSER_FILES.test(file) || SERVER_FILES.test(file))) return false;
  checked.add(file);
  return true;
}

const usages = [
  ...PROJECTS.flatMap((project) => sourceUsages(resolve(ROOT, project), isForBrowsers)),
  ...(await Promise.all(STYLE_SHEETS.map(styleSheetUsages))).flat(),
];
const problems = problemsOf(usages, Object.keys(ENHANCEMENTS));
for (const problem of problems) console.error(`  ${problem.replace(`${ROOT}/`, '')}`);
if (problems.length > 0) process.exitCode = 1;
else {
  console.log(
    `  ${usages.length} uses of the platform in ${checked.size} modules, in ${BUILD_TARGET.join(', ')}`,
  );
}
