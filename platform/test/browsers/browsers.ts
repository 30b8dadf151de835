import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { engines, type Engine, type EngineName } from './engines.ts';
import { installFloorChromium } from './floor-chromium.ts';
import { isOlder } from './versions.ts';

export { engineNames, type EngineName } from './engines.ts';

/** The programs of an engine on this machine. */
interface FoundBrowser {
  /** The first suitable program. */
  readonly path?: string;
  /** Reasons why earlier programs, or all of them, are unsuitable. */
  readonly unfit: readonly string[];
}

/**
 * Variable that passes the found programs to child processes, such as Playwright's workers. Asking
 * all programs for their versions takes more than a second.
 */
const FOUND = 'STANDBY_BROWSERS';

function onPath(name: string): string | undefined {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split(/\r?\n/u)[0] : undefined;
}

/** Returns the reason why a program is unsuitable; undefined for a suitable one. */
function unfitness(
  { title, oldest, limit }: Pick<Engine, 'title' | 'oldest' | 'limit'>,
  program: string,
  version: string | undefined,
): string | undefined {
  if (version === undefined || !isOlder(version, oldest)) return undefined;
  const [major = version] = version.split('.');
  const shown = oldest.includes('.') ? version : major;
  return `${title} ${shown} at ${program} ${limit}: it takes ${oldest} or newer`;
}

/**
 * Yields the programs of an engine, the preferred one first: the system's, then Playwright's own.
 */
function* candidates(name: EngineName): Iterable<string> {
  const { programs, files, needs = [] } = engines[name];
  if (needs.some((program) => onPath(program) === undefined)) return;
  for (const program of programs) {
    const path = onPath(program);
    if (path !== undefined) yield path;
  }
  const own = name === 'chromium' ? [chromium.executablePath()] : [];
  yield* [...files, ...own].filter((file) => existsSync(file));
}

/** @throws {Error} if the engine's variable names no file, or an unsuitable browser */
function find(name: EngineName): FoundBrowser {
  const engine = engines[name];
  const given = process.env[engine.variable];
  if (given) {
    if (!existsSync(given))
      throw new Error(`${engine.variable} is "${given}": there is no such file`);
    const reason = unfitness(engine, given, engine.versionOf(given));
    if (reason !== undefined) throw new Error(`${engine.variable}: ${reason}`);
    return { path: given, unfit: [] };
  }
  const unfit: string[] = [];
  for (const path of candidates(name)) {
    const reason = unfitness(engine, path, engine.versionOf(path));
    if (reason === undefined) return { path, unfit };
    unfit.push(reason);
  }
  return { unfit };
}

type FoundBrowsers = Partial<Record<EngineName, FoundBrowser>>;

function found(name: EngineName): FoundBrowser {
  const known = JSON.parse(process.env[FOUND] ?? '{}') as FoundBrowsers;
  const browser = known[name] ?? find(name);
  process.env[FOUND] = JSON.stringify({ ...known, [name]: browser });
  return browser;
}

/**
 * Returns the engine's program on this machine: the one that its variable names, or the first
 * suitable one of the system's and Playwright's own.
 *
 * @throws {Error} if the variable names no file, or an unsuitable browser
 */
export function findBrowser(name: EngineName): string | undefined {
  return found(name).path;
}

/** Returns the version of an engine's program; undefined if it does not report one. */
export const versionOf = (name: EngineName, program: string): string | undefined =>
  engines[name].versionOf(program);

/**
 * Returns WebKit's own small browser, which its driver starts. Debian puts it beside the library.
 */
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
  const packaged = names.filter((name) => engines[name].packages.length > 0);
  if (packaged.length === 0) return;
  attempt('apt-get', ['update', '-qq']);
  const install = (packages: readonly string[]): boolean =>
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  // Installing all packages at once, if possible, takes half the time.
  if (install(packaged.flatMap((name) => engines[name].packages[0] ?? []))) return;
  for (const name of packaged) engines[name].packages.some(install);
}

/** Tries to install the engines that this machine lacks, or has in an unsuitable version. */
function installBrowsers(names: readonly EngineName[]): void {
  const missing = names.filter((name) => findBrowser(name) === undefined);
  if (missing.length === 0) return;
  console.log(`Installing ${missing.map((name) => engines[name].title).join(', ')}:`);
  delete process.env[FOUND];
  if (isRootOnDebian()) installFromDebian(missing);
  if (missing.includes('chromium') && find('chromium').path === undefined)
    attempt('npx', ['playwright', 'install', 'chromium']);
  if (missing.includes('chromium-floor')) {
    try {
      installFloorChromium();
    } catch (error) {
      console.log(`  ${String(error)}`);
    }
  }
}

/**
 * Installs missing engines and prints the engines of the browser suites. Chromium runs all suites.
 * Journeys of another missing engine are skipped, with a message.
 *
 * @param names engines that the suites open
 * @param isStrict whether every engine is required, as on CI
 * @throws {Error} with instructions, if a required engine is missing
 */
export function ensureBrowsers(names: readonly EngineName[], isStrict: boolean): void {
  installBrowsers(names);
  for (const name of names) {
    const { title, variable, advice } = engines[name];
    const { path, unfit } = found(name);
    if (path !== undefined) {
      console.log(`${title}: ${path}`);
      continue;
    }
    const reasons = unfit.map((reason) => `${reason}. `).join('');
    const howTo = `${reasons}Install it (${advice}), or set ${variable}.`;
    if (isStrict || name === 'chromium') {
      throw new Error(`The browser suites need ${title}, and it could not be installed. ${howTo}`);
    }
    console.log(`${title}: MISSING, so its journeys are skipped. ${howTo}`);
  }
}
