import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitForContent } from './complete-writes-plugin.ts';

describe('waitForContent', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'standby-writes-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('waits while a file is empty, as after an editor has truncated it', async () => {
    const file = join(folder, 'Rooms.tsx');
    await writeFile(file, '');
    const seen = waitForContent(file).then(() => readFile(file, 'utf8'));
    await writeFile(file, 'export default 1;');
    expect(await seen).toBe('export default 1;');
  });

  it('does not wait for a deleted file', async () => {
    expect(await waitForContent(join(folder, 'gone.tsx'))).toBeUndefined();
  });

  it('gives up on a file that stays empty', async () => {
    const file = join(folder, 'Empty.tsx');
    await writeFile(file, '');
    await waitForContent(file, 10);
    expect(await readFile(file, 'utf8')).toBe('');
  });
});
