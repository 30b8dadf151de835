/*
 * Exports of large shows have levels of every channel in every cue, which take tens of megabytes. The targets among them
 * are found without reading the rest as text.
 */

const CHUNK_BYTES = 4_000_000;
const LINE_END = 0x0a;
const START = new TextEncoder().encode('START_TARGETS');
const END = new TextEncoder().encode('END_TARGETS');
/** Bytes at the beginning of a line that are kept to know it, after a byte order mark and a quotation mark. */
const HEAD_BYTES = START.length + 4;

/** The targets of an export, from the line that starts them. */
interface Targets {
  readonly bytes: Uint8Array;
  /** Number of lines of the file before them. */
  readonly linesBefore: number;
}

function beginsWith(line: Uint8Array, word: Uint8Array): boolean {
  const start = line.indexOf(word[0] ?? 0);
  return (
    start !== -1 &&
    start <= HEAD_BYTES - START.length &&
    word.every((byte, place) => line[start + place] === byte)
  );
}

/** Calls back with the beginning of each line of a file. */
async function eachLine(
  file: Blob,
  onLine: (start: number, number: number, head: Uint8Array) => 'stop' | undefined,
): Promise<void> {
  let [line, isAtStart] = [0, true];
  for (let offset = 0; offset < file.size; offset += CHUNK_BYTES) {
    // The beginning of the last line may stand in the next chunk.
    const end = Math.min(file.size, offset + CHUNK_BYTES + HEAD_BYTES);
    // oxlint-disable-next-line no-await-in-loop -- One chunk after the other, so that memory holds one.
    const bytes = new Uint8Array(await file.slice(offset, end).arrayBuffer());
    const size = Math.min(bytes.length, CHUNK_BYTES);
    for (let at = 0; at < size;) {
      if (isAtStart) {
        line += 1;
        if (onLine(offset + at, line, bytes.subarray(at, at + HEAD_BYTES)) === 'stop') return;
      }
      const next = bytes.subarray(0, size).indexOf(LINE_END, at);
      isAtStart = next !== -1;
      at = isAtStart ? next + 1 : size;
    }
  }
}

/**
 * Finds the targets in an export of a desk.
 *
 * @param max bytes that the targets may have
 * @returns undefined for another file, and for targets above the limit
 */
export async function targetsOfExport(file: Blob, max: number): Promise<Targets | undefined> {
  let [start, end, linesBefore] = [Number.NaN, file.size, 0];
  await eachLine(file, (at, line, head) => {
    const isInside = !Number.isNaN(start);
    if (!isInside && beginsWith(head, START)) [start, linesBefore] = [at, line - 1];
    else if (isInside && beginsWith(head, END)) {
      end = at;
      return 'stop';
    }
    return undefined;
  });
  if (Number.isNaN(start) || end - start > max) return undefined;
  const bytes = new Uint8Array(await file.slice(start, end).arrayBuffer());
  return { bytes, linesBefore };
}
