import { useEffect, useEffectEvent, useState } from 'react';
import type { HistoryEntry } from './useListAddress';

/** Debounce of the address: browsers limit the rate of changes to less than a fast typist makes. */
const SETTLING_MILLIS = 200;

/** Maximum letters of a search in the address, since servers refuse long addresses. A longer search lasts as long as its page. */
const ADDRESS_MAX = 500;

/** Returns the search text for the address. */
const addressed = (text: string): string => (text.length > ADDRESS_MAX ? '' : text);

/** A text that shows each letter at once and reaches the address when the typing rests. */
export interface SearchText {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Writes the typed text into the address at once. */
  readonly settle: () => void;
}

export function useSearchText(
  inAddress: string,
  { key, isTraversed }: HistoryEntry,
  write: (text: string) => void,
): SearchText {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(key);
  const [written, setWritten] = useState(inAddress);

  // After Back or a link the text follows the address. After our own writing the text is ahead of the address.
  // Back can come before our writing has been rendered, so the code compares the text with the entry's text.
  if (key !== seen) {
    setSeen(key);
    setWritten(inAddress);
    const before = isTraversed ? addressed(typed) : written;
    if (inAddress !== before) setTyped(inAddress);
  }

  const put = (typedNow: string): void => {
    const text = addressed(typedNow);
    if (text === written) return;
    setWritten(text);
    write(text);
  };

  const handleRest = useEffectEvent(put);
  useEffect(() => {
    const { pathname } = window.location;
    const rest = setTimeout(() => {
      // While the code of another page loads, the address already belongs to that page. Writing would lead back.
      if (window.location.pathname === pathname) handleRest(typed);
    }, SETTLING_MILLIS);
    return () => clearTimeout(rest);
  }, [typed]);

  return { typed, type: setTyped, settle: () => put(typed) };
}
