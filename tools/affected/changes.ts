import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';
import type { Change } from './plan.ts';

/**
 * Output of git, by lines.
 *
 * @throws {Error} with what git says
 */
export function gitLines(root: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

const MODULE = /\.[jt]sx?$/u;

/** What is left of a module when it runs; undefined where there is none, or where it cannot be read. */
async function codeOf(file: string, source: string | undefined): Promise<string | undefined> {
  if (source === undefined || !MODULE.test(file)) return undefined;
  try {
    const { code } = await transformWithOxc(source, file, { target: 'esnext' });
    return minifySync(file.replace(/\.tsx?$/u, '.js'), code, { compress: false, mangle: false })
      .code;
  } catch {
    return undefined;
  }
}

const EMPTY = new Set(['', 'export{};', 'export{}']);

async function compare(root: string, base: string, file: string): Promise<Change> {
  const path = resolve(root, file);
  const now = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const { status, stdout } = spawnSync('git', ['show', `${base}:${file}`], {
    cwd: root,
    encoding: 'utf8',
  });
  const after = await codeOf(file, now);
  const before = await codeOf(file, status === 0 ? stdout : undefined);
  const isSameCode = after !== undefined && after === before;
  return { file, isSameCode, hasCode: after === undefined || !EMPTY.has(after.trim()) };
}

/** What differs from the commit where this branch left another, files that are not committed among it. */
export function readChanges(root: string, since: string): Promise<readonly Change[]> {
  const [base = since] = gitLines(root, 'merge-base', since, 'HEAD');
  const files = [
    ...gitLines(root, 'diff', '--name-only', '--no-renames', base),
    ...gitLines(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return Promise.all(files.map((file) => compare(root, base, file)));
}
