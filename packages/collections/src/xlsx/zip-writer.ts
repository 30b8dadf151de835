const POLYNOMIAL = 0xed_b8_83_20;
/** 1980-01-01, the first day of zip files: the same content is the same file. */
const DATE = 0x00_21;
const UTF_8_NAMES = 0x08_00;

function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

/** Little-endian numbers, each with its size in bytes. */
function fields(...numbers: readonly (readonly [value: number, size: 2 | 4])[]): Uint8Array {
  const bytes = new Uint8Array(numbers.reduce((length, [, size]) => length + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, size] of numbers) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

/** A zip file of texts, which are stored as they are. */
export function writeZip(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const locals: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(parts)) {
    const [name, content] = [encoder.encode(path), encoder.encode(text)];
    const shared = [
      [UTF_8_NAMES, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
      [crc32(content), 4],
      [content.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    const local = fields([0x04_03_4b_50, 4], [20, 2], ...shared);
    const rest = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ] as const;
    locals.push(local, name, content);
    entries.push(fields([0x02_01_4b_50, 4], [20, 2], [20, 2], ...shared, ...rest), name);
    offset += local.length + name.length + content.length;
  }
  const count = Object.keys(parts).length;
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const end = fields(
    [0x06_05_4b_50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  );
  const whole = [...locals, ...entries, end];
  const bytes = new Uint8Array(whole.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of whole) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
