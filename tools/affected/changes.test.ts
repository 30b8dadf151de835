import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gitLines, readChanges } from './changes.ts';

describe('readChanges', () => {
  let folder: string;

  const write = (file: string, content: string): void => writeFileSync(join(folder, file), content);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'standby-'));
    gitLines(folder, 'init', '-q');
    write('rules.ts', 'export const limit: number = 1;\n');
    write('types.ts', 'export type Name = string;\n');
    gitLines(folder, 'add', '-A');
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@standby.example'];
    gitLines(folder, ...author, 'commit', '-qm', 'feat: rules');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('tells code from comments, types and layout', async () => {
    write('rules.ts', '/** At most. */\nexport const limit = 1 as const;\n');
    write('types.ts', 'export type Name = string | undefined;\n');
    write('new.ts', 'export const isNew = true;\n');
    expect(await readChanges(folder, 'HEAD')).toEqual([
      { file: 'rules.ts', hasCode: true, isSameCode: true },
      { file: 'types.ts', hasCode: false, isSameCode: true },
      { file: 'new.ts', hasCode: true, isSameCode: false },
    ]);
    write('rules.ts', 'export const limit = 2;\n');
    expect((await readChanges(folder, 'HEAD'))[0]).toMatchObject({ isSameCode: false });
  });
});
