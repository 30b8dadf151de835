import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { folderCircles, packageCircles } from './folder-circles.ts';

/** Checks that no folders of a package, and no packages, import each other in a circle. */

const ROOTS =
  /^((?:shell|shared-ui|server|bridge|mfe-[a-z]+|packages\/[\w-]+)\/(?:src|server)|platform|bench)\/(.+\.tsx?)$/u;

const TESTS = /\.test\.tsx?$|\/(?:testing|e2e|hostile|node_modules)\//u;

const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: ROOT });
const roots = new Map<string, Map<string, string>>();
const packages = new Map<string, string>();
for (const file of String(listed).split('\0')) {
  const [, root = '', path = ''] = ROOTS.exec(file) ?? [];
  if (path === '' || TESTS.test(file)) continue;
  const sources = roots.get(root) ?? new Map<string, string>();
  const text = readFileSync(resolve(ROOT, file), 'utf8');
  sources.set(path, text);
  if (root.startsWith('packages/')) packages.set(file, text);
  roots.set(root, sources);
}

function report(circles: readonly string[][], title: string): void {
  for (const circle of circles) {
    console.error(`  ${title}`);
    for (const step of circle) console.error(`    ${step}`);
    process.exitCode = 1;
  }
}

for (const [root, sources] of roots) {
  report(folderCircles(sources), `${root}: these imports are a circle of folders.`);
}
report(packageCircles(packages), 'packages: these imports are a circle of packages.');
