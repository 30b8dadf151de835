import { resolve } from 'node:path';

/** The folder of the workspace. */
export const ROOT = resolve(import.meta.dirname, '../../..');
