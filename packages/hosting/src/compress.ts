import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest)$/u;

/** Below this size a header costs more than compression saves. */
const MIN_BYTES = 512;

/** Writes a `.br` and a `.gz` beside each text file, from which the server chooses. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => TEXT.test(file)).map((file) => compressFile(resolve(folder, file))),
  );
}

/** Compresses one file in the same way. */
export async function compressFile(path: string): Promise<void> {
  const variants = await compressedVariants(path, await readFile(path));
  await Promise.all(variants.map(([suffix, content]) => writeFile(`${path}${suffix}`, content)));
}

export const COMPRESSED_SUFFIXES = ['.br', '.gz'] as const;

/** Returns the compressed variants of a file by the suffix of their names; none for a small or binary file. */
export async function compressedVariants(
  path: string,
  content: Buffer,
): Promise<readonly (readonly [suffix: (typeof COMPRESSED_SUFFIXES)[number], content: Buffer])[]> {
  if (content.length < MIN_BYTES || !TEXT.test(path)) return [];
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    toGzip(content, { level: 9 }),
  ]);
  return [
    ['.br', brotli],
    ['.gz', gzipped],
  ];
}
