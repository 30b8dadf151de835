import { EVENTS_MAX, MESSAGE_MAX_BYTES } from './bounds';

/** Size of a message without its events in bytes, rounded up. */
const ENVELOPE_BYTES = 1_024;
/** Maximum bytes in UTF-8 for each unit of a string's length. */
const BYTES_PER_UNIT = 3;

/** Yields events in batches that fit into messages, by their number and by their size. */
export function* batchesOf(events: readonly object[]): Generator<object[]> {
  let batch: object[] = [];
  let bytes = 0;
  for (const event of events) {
    const eventBytes = JSON.stringify(event).length * BYTES_PER_UNIT + 1;
    const isFull =
      batch.length === EVENTS_MAX || bytes + eventBytes > MESSAGE_MAX_BYTES - ENVELOPE_BYTES;
    if (isFull && batch.length > 0) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(event);
    bytes += eventBytes;
  }
  if (batch.length > 0) yield batch;
}
