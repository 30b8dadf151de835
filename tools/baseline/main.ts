import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { BUILD_TARGET } from '../../browser-floor.ts';
import { ROOT } from '../root.ts';
import { readBrowserModules } from './browser-modules.ts';
import { ENHANCEMENTS } from './enhancements.ts';
import { problemsOf } from './problems.ts';
import { sourceUsages } from './sources.ts';
import { cssFeatures } from './styles.ts';
import type { Usage } from './usage.ts';

/** Checks that the sources use nothing that the oldest supported browsers lack. */

const PROJECTS = ['tsconfig.page.json', 'shell/src/offline/worker/tsconfig.json'];
const STYLE_SHEETS = ['shared-ui/src/theme/theme.css', 'shared-ui/public/older-browser.css'];

async function styleSheetUsages(file: string): Promise<Usage[]> {
  const css = await readFile(resolve(ROOT, file), 'utf8');
  return cssFeatures(css).map(({ line, keys }) => ({ file, line, keys }));
}

const modules = await readBrowserModules();
const checked = new Set<string>();

function takes(path: string): boolean {
  const file = relative(ROOT, path);
  if (!modules.has(file)) return false;
  checked.add(file);
  return true;
}

const usages = [
  ...PROJECTS.flatMap((project) => sourceUsages(resolve(ROOT, project), takes)),
  ...(await Promise.all(STYLE_SHEETS.map(styleSheetUsages))).flat(),
];
const unchecked = [...modules.reached].filter((file) => !checked.has(file));

const problems = [
  ...problemsOf(usages, Object.keys(ENHANCEMENTS)),
  ...unchecked.map(
    (file) => `${file}: browsers run it, and it is in none of ${PROJECTS.join(', ')}`,
  ),
];
for (const problem of problems) console.error(`  ${problem.replace(`${ROOT}/`, '')}`);
if (problems.length > 0) process.exitCode = 1;
else {
  console.log(
    `  ${usages.length} uses of the platform in ${checked.size} modules, in ${BUILD_TARGET.join(', ')}`,
  );
}
