import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getSystemErrorMap } from 'node:util';

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'errno' in error;

/**
 * Creates a folder and the missing ones above it. Node's own `mkdir` with `recursive` never returns for a folder in one that
 * takes none, such as `/proc`.
 *
 * @param mode permissions of the created folders
 */
export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process was faster.
    if (!isSystemError(error) || error.code !== 'EEXIST') throw error;
  }
}

/**
 * Creates a folder for this user alone, unless it exists, and asserts that this process can use it.
 *
 * @throws the error of the system; {@link systemReason} has its words
 */
export function makeWritableFolder(folder: string): void {
  makeFolder(folder, 0o700);
  accessSync(folder, constants.R_OK);
  // Root seems to have access to read-only folders of the system.
  rmdirSync(mkdtempSync(join(folder, 'writable-')));
}

/** Returns the reason of an error of the system, such as `permission denied (EACCES)`. */
export function systemReason(error: unknown): string {
  const [code, words] = (isSystemError(error) && getSystemErrorMap().get(error.errno ?? 0)) || [];
  return code === undefined ? String(error) : `${words} (${code})`;
}
