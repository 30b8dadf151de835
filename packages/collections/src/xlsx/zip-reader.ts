import { XlsxError } from './errors';

/*
 * Reads parts of a zip file. A file may lie about every size in it, so nothing is allocated by what it says: parts are
 * inflated as a stream that is cut off at a limit.
 */

/** A workbook has some dozens of parts. */
const ENTRIES_MAX = 1_000;
/** Of all that is read of a file, inflated. */
export const INFLATED_MAX_BYTES = 16_000_000;

const END_SIGNATURE = 0x06_05_4b_50;
const END_LENGTH = 22;
const COMMENT_MAX = 0xff_ff;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const ENTRY_LENGTH = 46;
const LOCAL_SIGNATURE = 0x04_03_4b_50;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;

const NO_ZIP = 'This is no workbook, or it is damaged.';
const TOO_LARGE = 'This workbook holds more than a sheet of cues can. Save the cues alone.';

interface Entry {
  readonly method: number;
  readonly compressedSize: number;
  readonly offset: number;
}

export interface ZipFile {
  readonly has: (name: string) => boolean;
  /** The text of a part; rejects with an {@link XlsxError} past the limit. */
  readonly read: (name: string) => Promise<string>;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - COMMENT_MAX);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw new XlsxError(NO_ZIP);
}

function readEntries(view: DataView, bytes: Uint8Array): Map<string, Entry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > ENTRIES_MAX) throw new XlsxError(TOO_LARGE);
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== ENTRY_SIGNATURE) throw new XlsxError(NO_ZIP);
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(
      bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength),
    );
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    const extra = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    at += ENTRY_LENGTH + nameLength + extra;
  }
  return entries;
}

function contentOf(view: DataView, bytes: Uint8Array, entry: Entry): Uint8Array<ArrayBuffer> {
  const { offset, compressedSize } = entry;
  if (view.getUint32(offset, true) !== LOCAL_SIGNATURE) throw new XlsxError(NO_ZIP);
  const names = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const start = offset + LOCAL_LENGTH + names;
  if (start + compressedSize > bytes.length) throw new XlsxError(NO_ZIP);
  return bytes.slice(start, start + compressedSize);
}

/** Inflates until the limit. */
async function inflate(content: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array[]> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  // The reader reports errors of the content.
  writer.write(content).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- One chunk after the other, so that it can end at the limit.
    const { done, value } = await reader.read();
    if (done) return chunks;
    length += value.length;
    if (length > limit) {
      reader.cancel().catch(() => undefined);
      throw new XlsxError(TOO_LARGE);
    }
    chunks.push(value);
  }
}

/** Opens a zip file; throws an {@link XlsxError} for other files. */
export function openZip(bytes: Uint8Array): ZipFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const guarded = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      // A place that the file names lies outside it.
      throw error instanceof RangeError ? new XlsxError(NO_ZIP) : error;
    }
  };
  const entries = guarded(() => readEntries(view, bytes));
  let left = INFLATED_MAX_BYTES;

  return {
    has: (name) => entries.has(name),
    async read(name) {
      const entry = entries.get(name);
      if (!entry) throw new XlsxError(NO_ZIP);
      const content = guarded(() => contentOf(view, bytes, entry));
      let chunks: Uint8Array[] = [content];
      if (entry.method === DEFLATED) {
        try {
          chunks = await inflate(content, left);
        } catch (error) {
          throw error instanceof XlsxError ? error : new XlsxError(NO_ZIP, { cause: error });
        }
      } else if (entry.method !== STORED) throw new XlsxError(NO_ZIP);
      const decoder = new TextDecoder();
      left -= chunks.reduce((sum, { length }) => sum + length, 0);
      return (
        chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
      );
    },
  };
}
