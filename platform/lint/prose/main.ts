import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { documentProblems } from './documents.ts';

/** Checks the prose of the documents; the rule `standby/plain-prose` checks comments and tests. */

const listed = execFileSync('git', ['ls-files', '-z', '--', '*.md'], { cwd: ROOT });
const files = String(listed).split('\0').filter(Boolean);
const problems = files.flatMap((file) =>
  documentProblems(readFileSync(resolve(ROOT, file), 'utf8')).map(
    (problem) => `${file}:${problem}`,
  ),
);
for (const problem of problems) console.error(`  ${problem}`);
if (problems.length > 0) process.exitCode = 1;
