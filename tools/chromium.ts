import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell first: it draws no browser around the page, and takes half the time. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const SYSTEM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function onPath(name: string): string | undefined {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split(/\r?\n/u)[0] : undefined;
}

function systemChromium(): string | undefined {
  for (const name of SYSTEM_NAMES) {
    const path = onPath(name);
    if (path) return path;
  }
  return SYSTEM_FILES.find((file) => existsSync(file));
}

function playwrightChromium(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** What is on the machine: `CHROMIUM_PATH`, a system Chromium, Playwright's own, in this order. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is "${given}": there is no such file`);
    return given;
  }
  return systemChromium() ?? playwrightChromium();
}

function attempt(command: string, args: string[]): boolean {
  console.log(`  ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/**
 * Finds Chromium, or tries to install one.
 *
 * @throws {Error} that says what to do, where none could be had
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium on this machine; trying to install one:');
  attempt('npx', ['playwright', 'install', 'chromium']);
  const isRootOnDebian = process.getuid?.() === 0 && onPath('apt-get') !== undefined;
  if (!findChromium() && isRootOnDebian) {
    attempt('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (attempt('apt-get', ['install', '-y', '-qq', name])) break;
    }
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser suites need Chromium and none could be installed.\n' +
      'Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium)\n' +
      'or set CHROMIUM_PATH to the one that you have.',
  );
}
