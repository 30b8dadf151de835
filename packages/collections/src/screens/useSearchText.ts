import { useEffect, useEffectEvent, useState } from 'react';
import type { HistoryEntry } from './useListAddress';

/** Browsers allow only so many changes of the address in a while, fewer than a fast typist makes. */
const SETTLING_MILLIS = 200;

/** In letters. Servers refuse an address of many thousand; a longer search lasts as long as its page. */
const ADDRESS_MAX = 500;

/** What of a search the address holds. */
const addressed = (text: string): string => (text.length > ADDRESS_MAX ? '' : text);

/** A text that is typed at once and reaches the address when the typing rests. */
export interface SearchText {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Writes what has been typed into the address now. */
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

  // By Back or a link the text follows the address, by our own writing it is ahead of it. Back can come
  // before what was written has been rendered, so the text is compared with that of the entry.
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
      // The address is of another page already while that page's code loads: writing would lead back.
      if (window.location.pathname === pathname) handleRest(typed);
    }, SETTLING_MILLIS);
    return () => clearTimeout(rest);
  }, [typed]);

  return { typed, type: setTyped, settle: () => put(typed) };
}
