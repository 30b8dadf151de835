import { spawnSync } from 'node:child_process';

const PACKAGES = ['libreoffice-calc-nogui', 'python3-openpyxl'];
/** Debian's own Python comes first, because another Python on the PATH has other packages. */
const PYTHONS = ['/usr/bin/python3', 'python3'];
const OFFICES = ['soffice', 'libreoffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice'];

const succeeds = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Programs that read and write workbooks. */
interface SpreadsheetPrograms {
  readonly office: string;
  /** Python with openpyxl. */
  readonly python: string;
}

function find(): SpreadsheetPrograms | undefined {
  const office = OFFICES.find((program) => succeeds(program, '--version'));
  const python = PYTHONS.find((program) => succeeds(program, '-c', 'import openpyxl'));
  return office !== undefined && python !== undefined ? { office, python } : undefined;
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !succeeds('which', 'apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'ignore', env } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  const patiently = ['-o', 'DPkg::Lock::Timeout=300'];
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES];
  spawnSync('apt-get', [...patiently, ...install], options);
}

/**
 * Finds LibreOffice and openpyxl. On CI, missing programs are installed.
 *
 * @returns undefined if a developer's machine lacks them
 * @throws {Error} on CI, with instructions
 */
export function ensureSpreadsheetPrograms(isStrict: boolean): SpreadsheetPrograms | undefined {
  if (isStrict && !find()) installFromDebian();
  const found = find();
  if (!found && isStrict) {
    throw new Error(
      `The tests of spreadsheets need LibreOffice and openpyxl (Debian: apt-get install ${PACKAGES.join(' ')}).`,
    );
  }
  return found;
}
