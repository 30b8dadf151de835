import { unzipSync } from 'fflate';
import { decodeText } from './decode-text';
import { FileError } from './errors';

/** Maximum total size of all inflated parts. */
export const INFLATED_MAX_BYTES = 64_000_000;
/** Maximum number of parts; a workbook has some dozens. */
const PARTS_MAX = 1_000;

const READ_PARTS = /\.(?:xml|rels)$|^mimetype$/iu;
/** Parts that identify files of other programs; they are not read. */
const KNOWN_PARTS = /^(?:xl\/workbook\.bin|Index\.zip|Index\/Document\.iwa)$/iu;

export interface ZipParts {
  readonly has: (path: string) => boolean;
  /** Text of a part; throws a {@link FileError} for a part that is missing. */
  readonly text: (path: string) => string;
}

/**
 * Opens the XML parts of a zip file. A file may state a wrong size of a part, so a part is inflated only to the stated
 * size, and only within the limit.
 */
export function openZip(bytes: Uint8Array, damaged: string, tooLarge: string): ZipParts {
  let [total, count] = [0, 0];
  const known: string[] = [];
  const filter = (part: { name: string; originalSize: number }): boolean => {
    count += 1;
    if (count > PARTS_MAX) throw new FileError(tooLarge);
    if (KNOWN_PARTS.test(part.name)) known.push(part.name);
    if (!READ_PARTS.test(part.name)) return false;
    total += part.originalSize;
    if (total > INFLATED_MAX_BYTES) throw new FileError(tooLarge);
    return true;
  };
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof FileError ? error : new FileError(damaged, { cause: error });
  }
  // Some writers name parts with other letters or with backslashes.
  const keyOf = (path: string): string => path.replaceAll('\\', '/').toLowerCase();
  const found = new Map(Object.entries(parts).map(([path, part]) => [keyOf(path), part]));
  return {
    has: (path) => found.has(keyOf(path)) || known.some((name) => keyOf(name) === keyOf(path)),
    text(path) {
      const part = found.get(keyOf(path));
      if (!part) throw new FileError(damaged);
      return decodeText(part);
    },
  };
}
