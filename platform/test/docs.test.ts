import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '@standby/hosting/root';

const list = (...patterns: string[]): string[] =>
  spawnSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .stdout.trim()
    .split('\n')
    .filter((file) => existsSync(resolve(ROOT, file)));

const files = list('.');
const names = new Set(files.map((file) => file.split('/').at(-1)));
const documents = files.filter((file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md'));

/**
 * Pattern of this repository's files in code spans, without glob patterns and files of other
 * repositories.
 */
const PATH =
  /`(?<path>(?:docs|mfe-[a-z]+|packages|platform|server|shared-ui|shell)\/[\w./-]+\.\w+)`/gu;
/** Pattern of tests that are named without their folder. */
const TEST = /`(?<test>[\w.-]+\.(?:test|spec)\.tsx?)`/gu;
const LINK = /\]\((?<target>[^)#\s:]+)(?:#[^)]*)?\)/gu;

const all = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

describe('files that a document names exist:', () => {
  it.each(documents)('%s', (document) => {
    const text = readFileSync(resolve(ROOT, document), 'utf8');
    const linked = all(text, LINK).filter(
      (target) => !existsSync(resolve(ROOT, dirname(document), decodeURI(target))),
    );
    // Some paths are relative to the folder of a remote.
    const paths = all(text, PATH).filter(
      (path) => !files.some((file) => file === path || file.endsWith(`/${path}`)),
    );
    const tests = all(text, TEST).filter((test) => !names.has(test));
    expect([...linked, ...paths, ...tests]).toEqual([]);
  });
});
