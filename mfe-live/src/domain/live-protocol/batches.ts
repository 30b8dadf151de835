import { ENTRIES_MAX, MESSAGE_MAX_BYTES } from './messages';

/** What is around the events of a message, generously. */
const ENVELOPE_BYTES = 1_024;
/** A character has at most this many bytes in UTF-8, for each unit of a string's length. */
const BYTES_PER_UNIT = 3;

/** Events as they go into messages, batch by batch: not too many, and not too large together. */
export function* batchesOf(entries: readonly object[]): Generator<object[]> {
  let batch: object[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const entryBytes = JSON.stringify(entry).length * BYTES_PER_UNIT + 1;
    const isFull =
      batch.length === ENTRIES_MAX || bytes + entryBytes > MESSAGE_MAX_BYTES - ENVELOPE_BYTES;
    if (isFull && batch.length > 0) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(entry);
    bytes += entryBytes;
  }
  if (batch.length > 0) yield batch;
}
