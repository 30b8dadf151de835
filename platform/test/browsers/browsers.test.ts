import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBrowsers, findBrowser, type EngineName } from './browsers.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standby-'));
  for (const variable of ['CHROMIUM_PATH', 'FIREFOX_PATH', 'WEBKIT_DRIVER_PATH']) {
    vi.stubEnv(variable, '');
  }
  vi.stubEnv('STANDBY_BROWSERS', '{}');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Writes a program that prints a version. */
async function writeProgram(name: string, version: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, `#!/bin/sh\necho '${version}'\n`);
  await chmod(file, 0o755);
  return file;
}

/** @param programs the printed version of each program */
async function onlyOnPath(programs: Readonly<Record<string, string>>): Promise<void> {
  await symlink('/usr/bin/which', join(folder, 'which'));
  for (const [name, version] of Object.entries(programs)) await writeProgram(name, version);
  vi.stubEnv('PATH', folder);
}

const HEADLESS_SHELL = { 'chromium-headless-shell': 'Chromium 156.0.8078.79' };
const CHROMIUM = { chromium: 'Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)' };
const FIREFOX = { 'firefox-esr': 'Mozilla Firefox 153.7.0esr' };
const OLD_FIREFOX = { 'firefox-esr': 'Mozilla Firefox 140.12.0esr' };
const WEBKIT = { WebKitWebDriver: '', Xvfb: '' };

const ENGINES: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

describe.runIf(process.platform === 'linux')('findBrowser', () => {
  it('prefers the program that the variable names', async () => {
    await onlyOnPath(FIREFOX);
    const browser = await writeProgram('my-firefox', 'Mozilla Firefox 156.0');
    vi.stubEnv('FIREFOX_PATH', browser);
    expect(findBrowser('firefox')).toBe(browser);
  });

  it('refuses a variable that names no file', () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    expect(() => findBrowser('chromium')).toThrow(
      'CHROMIUM_PATH is "/nowhere/chromium": there is no such file',
    );
  });

  it('names the required version if the variable names an unsuitable browser', async () => {
    const browser = await writeProgram('my-firefox', 'Mozilla Firefox 142.0.1');
    vi.stubEnv('FIREFOX_PATH', browser);
    expect(() => findBrowser('firefox')).toThrow(
      `FIREFOX_PATH: Firefox 142 at ${browser} cannot be driven: it takes 143 or newer`,
    );
  });

  it('prefers the headless shell to the full browser', async () => {
    await onlyOnPath({ ...CHROMIUM, ...HEADLESS_SHELL });
    expect(findBrowser('chromium')).toBe(join(folder, 'chromium-headless-shell'));
  });

  it.each<[EngineName, Record<string, string>, string | undefined]>([
    ['firefox', { ...OLD_FIREFOX, firefox: 'Mozilla Firefox 143.0' }, 'firefox'],
    ['firefox', OLD_FIREFOX, undefined],
    ['firefox', { firefox: 'Mozilla Firefox 142.0.1' }, undefined],
    ['chromium', { chromium: 'Chromium 124.0.6367.207 snap' }, undefined],
    ['chromium', { 'google-chrome': 'Google Chrome 125.0.6422.60 ' }, 'google-chrome'],
    ['chromium', { 'chromium-headless-shell': 'Chromium 120.0.6099.224', ...CHROMIUM }, 'chromium'],
    // A program without a version may be suitable.
    ['chromium', { chromium: '' }, 'chromium'],
    ['webkit', { ...WEBKIT, 'dpkg-query': '2.50.6-1~deb12u2' }, 'WebKitWebDriver'],
    ['webkit', { ...WEBKIT, 'dpkg-query': '2.6.2+dfsg1-4' }, undefined],
    ['webkit', WEBKIT, 'WebKitWebDriver'],
    // WebKit's driver needs a display to run on.
    ['webkit', { WebKitWebDriver: '' }, undefined],
  ])('picks for %s the first suitable program of %j', async (engine, programs, chosen) => {
    await onlyOnPath(programs);
    expect(findBrowser(engine)).toBe(chosen && join(folder, chosen));
  });

  it('asks a program for its version once, also for child processes', async () => {
    await onlyOnPath(FIREFOX);
    const found = findBrowser('firefox');
    await rm(join(folder, 'firefox-esr'));
    expect(findBrowser('firefox')).toBe(found);
  });
});

describe.runIf(process.platform === 'linux')('ensureBrowsers', () => {
  const said = (): string => vi.mocked(console.log).mock.calls.flat().join('\n');

  beforeEach(() => {
    vi.spyOn(console, 'log').mockReturnValue(undefined);
  });

  it('names a missing engine, and reports that its journeys are skipped', async () => {
    await onlyOnPath({ ...CHROMIUM, ...FIREFOX });
    ensureBrowsers(ENGINES, false);
    expect(said()).toMatch(/WebKit: MISSING, so its journeys are skipped\. Install it \(Debian: /u);
  });

  it('names an installed engine that cannot be driven, with the required version', async () => {
    await onlyOnPath({ ...CHROMIUM, ...OLD_FIREFOX, ...WEBKIT });
    ensureBrowsers(ENGINES, false);
    expect(said()).toContain(
      'Firefox: MISSING, so its journeys are skipped. ' +
        `Firefox 140 at ${join(folder, 'firefox-esr')} cannot be driven: it takes 143 or newer. Install it`,
    );
  });

  it('fails with the reason if every engine is required', async () => {
    await onlyOnPath({ ...CHROMIUM, ...OLD_FIREFOX });
    expect(() => ensureBrowsers(ENGINES, true)).toThrow(
      /need Firefox, and it could not be installed\. Firefox 140 at .+ cannot be driven: it takes 143 or newer/u,
    );
  });

  it('fails without a supported Chromium, which runs all suites', async () => {
    await onlyOnPath({ chromium: 'Chromium 124.0.6367.207', npx: '' });
    expect(() => ensureBrowsers(['chromium'], false)).toThrow(
      /Chromium 124 at .+ is older than what Standby supports: it takes 125 or newer/u,
    );
  });

  it('installs nothing if all engines are available', async () => {
    await onlyOnPath({ ...CHROMIUM, ...FIREFOX, ...WEBKIT });
    ensureBrowsers(ENGINES, true);
    expect(said().split('\n')).toHaveLength(ENGINES.length);
  });
});
