import { CollectionError } from '@standby/collections/port';
import * as v from 'valibot';
import { sheetContentSchema } from '@standby/live-room/domain/cues/cue-version';
import type { SheetContent } from '../domain/cues/sheet-version';

/** Size limit of inflated content: far more than a sheet of 2,000 cues needs. */
const JSON_MAX_BYTES = 8_000_000;

async function bytesOf(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- One chunk after the other, so that it can end at the limit.
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new Error('The sheet of a version is too large.');
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // The reader reports errors in the content, so the writer ignores them.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  return bytesOf(stream.readable, JSON_MAX_BYTES);
}

/** Returns a sheet as the text of a version. */
export async function deflateSheet({ departments, cues }: SheetContent): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify({ departments, cues }));
  const deflated = await through(json, new CompressionStream('deflate-raw'));
  return btoa(Array.from(deflated, (byte) => String.fromCodePoint(byte)).join(''));
}

/** Returns the sheet of a version. Rejects with a {@link CollectionError} for an invalid text. */
export async function inflateSheet(text: string): Promise<SheetContent> {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
    const inflated = await through(bytes, new DecompressionStream('deflate-raw'));
    return v.parse(sheetContentSchema, JSON.parse(new TextDecoder().decode(inflated)));
  } catch (cause) {
    throw new CollectionError('invalid', 'This version cannot be read.', { cause });
  }
}
