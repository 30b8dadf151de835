import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { BUILD_TARGET } from '../../browser-floor.ts';
import { ROOT } from '../composition.ts';
import { ENHANCEMENTS } from './enhancements.ts';
import { problemsOf } from './problems.ts';
import { sourceUsages } from './sources.ts';
import { cssFeatures } from './styles.ts';
import type { Usage } from './usage.ts';

/** Checks that the sources use nothing that the oldest supported browsers lack. */

const PROJECTS = ['tsconfig.json', 'shell/src/offline/worker/tsconfig.json'];
const STYLE_SHEETS = ['shared-ui/src/theme/theme.css', 'shared-ui/public/older-browser.css'];

/** Of a project's files, those that browsers of visitors run. */
const CHECKED = /^(?:shell|mfe-[\w-]+|shared-[\w-]+)\/(?:src|contracts|storage)\/(?!.*\.test\.)/u;

async function styleSheetUsages(file: string): Promise<Usage[]> {
  const css = await readFile(resolve(ROOT, file), 'utf8');
  return cssFeatures(css).map(({ line, keys }) => ({ file, line, keys }));
}

const usages = [
  ...PROJECTS.flatMap((project) =>
    sourceUsages(resolve(ROOT, project), (file) => CHECKED.test(relative(ROOT, file))),
  ),
  ...(await Promise.all(STYLE_SHEETS.map(styleSheetUsages))).flat(),
];

const problems = problemsOf(usages, Object.keys(ENHANCEMENTS));
for (const problem of problems) console.error(`  ${problem.replace(`${ROOT}/`, '')}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(`  ${usages.length} uses of the platform, in ${BUILD_TARGET.join(', ')}`);
