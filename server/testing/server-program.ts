import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@standby/hosting/root';

const BUILD = resolve(ROOT, 'server/build.mjs');

let program: Promise<string> | undefined;

async function build(): Promise<string> {
  // The build runs in its own process, because Vite changes the environment of its process.
  await promisify(execFile)(process.execPath, [BUILD], { cwd: ROOT });
  return resolve(ROOT, 'server/dist/main.js');
}

/** Resolves to the program of the server, which each process of a test run builds once from the present sources. */
export const serverProgram = (): Promise<string> => (program ??= build());
