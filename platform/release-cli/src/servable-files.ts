import { extname } from 'node:path';
import { FILE_TYPES } from './host-files.ts';

/** Kinds of files that the product's Content Security Policy forbids from all origins. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  '.wasm': 'WebAssembly',
  '.mp3': 'sound',
  '.ogg': 'sound',
  '.wav': 'sound',
  '.mp4': 'video',
  '.webm': 'video',
};

/** Pattern of files that derive from others, or that only tools read. */
const COMPANION = /\.(?:br|gz|map)$|(?:^|\/)@mf-types\.(?:d\.ts|zip)$/u;

/**
 * Returns the reasons why files of a build would not work on the product's host: the host sends no
 * type for them, or its Content Security Policy forbids their kind.
 *
 * @param paths paths of the files in the folder of the build
 */
export function findUnservableFiles(paths: Iterable<string>): readonly string[] {
  return Array.from(paths).flatMap((path) => {
    if (COMPANION.test(path)) return [];
    const extension = extname(path).toLowerCase();
    const kind = FORBIDDEN[extension];
    if (kind !== undefined)
      return [`${path}: the Content Security Policy of the product forbids ${kind}`];
    if (FILE_TYPES.some(([, extensions]) => extensions.includes(extension.slice(1)))) return [];
    const known = FILE_TYPES.flatMap(([, extensions]) => extensions).join(', ');
    return [
      `${path}: hosts send no type for ${extension || 'a file without one'}; they know ${known}`,
    ];
  });
}
