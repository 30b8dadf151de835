import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { engineNames, ensureBrowsers, findBrowser } from './browsers.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standby-'));
  for (const variable of ['CHROMIUM_PATH', 'FIREFOX_PATH', 'WEBKIT_DRIVER_PATH']) {
    vi.stubEnv(variable, '');
  }
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function onlyOnPath(...programs: string[]): Promise<void> {
  for (const name of ['which', ...programs]) {
    await symlink(name === 'which' ? '/usr/bin/which' : process.execPath, join(folder, name));
  }
  vi.stubEnv('PATH', folder);
}

describe('findBrowser', () => {
  it('takes what the variable names before anything else', async () => {
    const browser = join(folder, 'my-firefox');
    await writeFile(browser, '');
    vi.stubEnv('FIREFOX_PATH', browser);
    expect(findBrowser('firefox')).toBe(browser);
  });

  it('says so when the variable names nothing', () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    expect(() => findBrowser('chromium')).toThrow(
      'CHROMIUM_PATH is "/nowhere/chromium": there is no such file',
    );
  });

  describe.runIf(process.platform === 'linux')('on the PATH', () => {
    it('prefers the headless shell', async () => {
      await onlyOnPath('chromium', 'chromium-headless-shell');
      expect(findBrowser('chromium')).toBe(join(folder, 'chromium-headless-shell'));
    });

    it('takes WebKit’s driver only with a display to run it on', async () => {
      await onlyOnPath('WebKitWebDriver');
      expect(findBrowser('webkit')).toBeUndefined();
      await symlink(process.execPath, join(folder, 'Xvfb'));
      expect(findBrowser('webkit')).toBe(join(folder, 'WebKitWebDriver'));
    });
  });
});

describe.runIf(process.platform === 'linux')('ensureBrowsers', () => {
  const said = (): string => vi.mocked(console.log).mock.calls.flat().join('\n');

  beforeEach(() => {
    vi.spyOn(console, 'log').mockReturnValue(undefined);
  });

  it('says which engine is missing and that its journeys are skipped', async () => {
    await onlyOnPath('chromium', 'firefox-esr');
    ensureBrowsers(engineNames, false);
    expect(said()).toMatch(/WebKit: MISSING, so its journeys are skipped\. Install it \(Debian: /u);
  });

  it('fails where every engine has to be there', async () => {
    await onlyOnPath('chromium', 'firefox-esr');
    expect(() => ensureBrowsers(engineNames, true)).toThrow(
      /need WebKit, and it could not be installed/u,
    );
  });

  it('installs nothing where all are there', async () => {
    await onlyOnPath('chromium', 'firefox-esr', 'WebKitWebDriver', 'Xvfb');
    ensureBrowsers(engineNames, true);
    expect(said().split('\n')).toHaveLength(engineNames.length);
  });
});
