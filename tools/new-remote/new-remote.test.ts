import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../composition.ts';
import { edits } from './edits.ts';
import { parseWords } from './parse-words.ts';
import { repositoryFiles } from './repository.ts';

describe('parseWords', () => {
  it('reads name and path, and finds a free port', () => {
    const { remote, standalone } = parseWords(['boxoffice', '--path', '/box-office']);
    const { port, ...others } = remote;
    expect(standalone).toBeUndefined();
    expect(others).toEqual({ name: 'boxoffice', title: 'Boxoffice', path: '/box-office' });
    expect([4170, 4171, 4172, 4173, 4174, 4175, 4176]).not.toContain(port);
  });

  it('takes the name for the path where none is given', () => {
    expect(parseWords(['mfe-boxoffice']).remote).toMatchObject({
      name: 'boxoffice',
      path: '/boxoffice',
    });
  });

  it('reads the folder of a repository of its own', () => {
    const { standalone } = parseWords(['boxoffice', '--standalone', '../boxoffice']);
    expect(standalone).toBe('../boxoffice');
  });

  it.each([
    [[], '"" is not a name'],
    [['Box Office'], '"Box Office" is not a name'],
    [['venue'], 'mfe-venue is there already'],
    [['boxoffice', '--path', 'box'], '"box" is not a path'],
    [['boxoffice', '--path'], '"" is not a path'],
    [['boxoffice', '--path', '/rooms'], '/rooms belongs to mfe-venue'],
    [['boxoffice', '--standalone'], '--standalone needs a folder'],
  ])('refuses %j and says why', (words, reason) => {
    expect(() => parseWords(words)).toThrow(reason);
  });
});

describe('the files of a repository', () => {
  const files = repositoryFiles({
    name: 'boxoffice',
    title: 'Box office',
    path: '/box-office',
    port: 4999,
  });

  it('name the remote, and nothing of the template is left', () => {
    expect(files['src/remote.ts']).toContain("name: 'boxoffice'");
    expect(files['.gitignore']).toContain('node_modules/');
    for (const [path, content] of Object.entries(files)) {
      expect(path + content, path).not.toMatch(/__(?:name|title|path)__/u);
    }
  });

  it('run commands that there are', () => {
    const { scripts } = JSON.parse(files['package.json'] ?? '') as {
      scripts: Record<string, string>;
    };
    const texts = `${files['README.md']}${files['.github/workflows/ci.yml']}`;
    const named = texts.match(/(?<=pnpm )[a-z]+(?::[a-z]+)?/gu) ?? [];
    const known = new Set(['install', 'exec', ...Object.keys(scripts)]);
    const unknown = named.filter((word) => !known.has(word));
    expect(unknown).toEqual([]);
  });
});

describe('the edits', () => {
  it.each(Object.keys(edits))('enter the remote in %s as it stands', async (file) => {
    const text = await readFile(resolve(ROOT, file), 'utf8');
    const remote = { name: 'boxoffice', title: 'Boxoffice', path: '/box-office', port: 4999 };
    const after = edits[file]?.(text, remote) ?? '';
    expect(after).toContain('boxoffice');
    expect(after.length).toBeGreaterThan(text.length);
  });
});
