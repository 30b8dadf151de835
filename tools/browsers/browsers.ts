import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';

/** The browser engines in which the journeys run. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

interface Engine {
  readonly title: string;
  /** Environment variable that names the program, before anything else. */
  readonly variable: string;
  /** Programs on the PATH, the preferred one first. */
  readonly programs: readonly string[];
  readonly files: readonly string[];
  /** Debian's packages, tried in their order until one can be installed. */
  readonly packages: readonly (readonly string[])[];
  /** What else has to be on the PATH. */
  readonly needs?: readonly string[];
  /** What a person can do elsewhere. */
  readonly advice: string;
}

const engines: Record<EngineName, Engine> = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // The headless shell first: it draws no browser around the page, and takes half the time.
    programs: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ],
    files: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    packages: [['chromium-headless-shell'], ['chromium']],
    advice: 'Debian: apt-get install chromium; elsewhere: npx playwright install chromium',
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    files: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    packages: [['firefox-esr']],
    advice: 'Debian: apt-get install firefox-esr; elsewhere: mozilla.org/firefox',
  },
  webkit: {
    title: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    files: [],
    packages: [['webkit2gtk-driver', 'xvfb']],
    needs: ['Xvfb'],
    advice: 'Debian: apt-get install webkit2gtk-driver xvfb; it runs on Linux alone',
  },
};

function onPath(name: string): string | undefined {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split(/\r?\n/u)[0] : undefined;
}

/**
 * The engine's program on this machine: what its variable names, a system one, Playwright's own, in
 * this order.
 *
 * @throws {Error} where the variable names no file
 */
export function findBrowser(name: EngineName): string | undefined {
  const { variable, programs, files, needs = [] } = engines[name];
  const given = process.env[variable];
  if (given) {
    if (!existsSync(given)) throw new Error(`${variable} is "${given}": there is no such file`);
    return given;
  }
  if (needs.some((program) => onPath(program) === undefined)) return undefined;
  for (const program of programs) {
    const path = onPath(program);
    if (path) return path;
  }
  const own = name === 'chromium' ? [chromium.executablePath()] : [];
  return [...files, ...own].find((file) => existsSync(file));
}

/** WebKit's own small browser, which its driver starts; Debian puts it beside the library. */
export function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  return folders
    .flatMap((folder) => ['4.1', '4.0'].map((version) => [folder, version] as const))
    .map(([folder, version]) => resolve(libraries, folder, `webkit2gtk-${version}`, 'MiniBrowser'))
    .find((file) => existsSync(file));
}

function attempt(command: string, args: readonly string[]): boolean {
  console.log(`  ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

function installFromDebian(names: readonly EngineName[]): void {
  attempt('apt-get', ['update', '-qq']);
  const install = (packages: readonly string[]): boolean =>
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  // All in one go where all can be had: it takes half the time.
  if (install(names.flatMap((name) => engines[name].packages[0] ?? []))) return;
  for (const name of names) engines[name].packages.some(install);
}

/** Tries to install those that this machine lacks. */
export function installBrowsers(names: readonly EngineName[]): void {
  const missing = names.filter((name) => findBrowser(name) === undefined);
  if (missing.length > 0) {
    console.log(`Installing ${missing.map((name) => engines[name].title).join(', ')}:`);
    if (isRootOnDebian()) installFromDebian(missing);
    if (findBrowser('chromium') === undefined)
      attempt('npx', ['playwright', 'install', 'chromium']);
  }
}

/**
 * Installs what is missing and says which engines the browser suites run in. Chromium runs all of them;
 * without another engine its journeys are skipped, which is said.
 *
 * @param names the engines that the suites open
 * @param isStrict every one of them has to be there, as on CI
 * @throws {Error} that says what to do where one is missing that has to be there
 */
export function ensureBrowsers(names: readonly EngineName[], isStrict: boolean): void {
  installBrowsers(names);
  for (const name of names) {
    const { title, variable, advice } = engines[name];
    const path = findBrowser(name);
    if (path !== undefined) {
      console.log(`${title}: ${path}`);
      continue;
    }
    const howTo = `Install it (${advice}), or set ${variable}.`;
    if (isStrict || name === 'chromium') {
      throw new Error(`The browser suites need ${title}, and it could not be installed. ${howTo}`);
    }
    console.log(`${title}: MISSING, so its journeys are skipped. ${howTo}`);
  }
}
