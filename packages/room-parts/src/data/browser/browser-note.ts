import type { Subscribable } from '@standby/room-engine/subscribable';
import { storedNote } from '@standby/contracts';
import { memoizeLast } from '../memoize-last';

/**
 * Returns a note that a show’s pages keep in this browser for its live room, in sample mode.
 * @param parse reads the text, which is null without a note and if storage is blocked
 */
export function browserNote<Content>(
  key: string,
  parse: (text: string | null) => Content,
): Subscribable<Content> {
  const { read, subscribe } = storedNote(key);
  const parseChanged = memoizeLast(parse);
  return { getSnapshot: () => parseChanged(read()), subscribe };
}
