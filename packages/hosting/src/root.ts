import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Returns the folder of the workspace, above a module or above a program that is built of it. */
function workspaceAbove(folder: string): string {
  const parent = dirname(folder);
  const isFound = parent === folder || existsSync(resolve(folder, 'pnpm-workspace.yaml'));
  return isFound ? folder : workspaceAbove(parent);
}

/** The folder of the workspace. */
export const ROOT = workspaceAbove(import.meta.dirname);
