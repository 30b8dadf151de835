import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureChromium, findChromium } from './chromium.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standby-'));
  vi.stubEnv('CHROMIUM_PATH', '');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('findChromium', () => {
  it('takes what CHROMIUM_PATH names before anything else', async () => {
    const browser = join(folder, 'my-chromium');
    await writeFile(browser, '');
    vi.stubEnv('CHROMIUM_PATH', browser);
    expect(findChromium()).toBe(browser);
    expect(ensureChromium()).toBe(browser);
  });

  it('says so when CHROMIUM_PATH names nothing', () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    expect(() => findChromium()).toThrow(
      'CHROMIUM_PATH is "/nowhere/chromium": there is no such file',
    );
  });

  it.runIf(process.platform === 'linux')(
    'finds a system Chromium on the PATH, the headless shell first',
    async () => {
      for (const name of ['chromium', 'chromium-headless-shell']) {
        await symlink(process.execPath, join(folder, name));
      }
      vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
      expect(findChromium()).toBe(join(folder, 'chromium-headless-shell'));
    },
  );
});
