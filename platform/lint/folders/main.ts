import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { folderCircles } from './folder-circles.ts';

/** Checks that no folders of a package import each other in a circle. */

const ROOTS =
  /^((?:shell|shared-ui|server|bridge|mfe-[a-z]+|packages\/[\w-]+)\/(?:src|server)|platform|bench)\/(.+\.tsx?)$/u;

const TESTS = /\.test\.tsx?$|\/(?:testing|e2e|hostile|node_modules)\//u;

const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: ROOT });
const roots = new Map<string, Map<string, string>>();
for (const file of String(listed).split('\0')) {
  const [, root = '', path = ''] = ROOTS.exec(file) ?? [];
  if (path === '' || TESTS.test(file)) continue;
  const sources = roots.get(root) ?? new Map<string, string>();
  sources.set(path, readFileSync(resolve(ROOT, file), 'utf8'));
  roots.set(root, sources);
}

for (const [root, sources] of roots) {
  for (const circle of folderCircles(sources)) {
    console.error(`  ${root}: these imports are a circle of folders.`);
    for (const step of circle) console.error(`    ${step}`);
    process.exitCode = 1;
  }
}
