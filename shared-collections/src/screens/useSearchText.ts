import { useEffect, useEffectEvent, useState } from 'react';

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

export function useSearchText(inAddress: string, write: (text: string) => void): SearchText {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);

  // The address changed: by Back or a link the text follows it, by our own writing it is ahead of it.
  if (inAddress !== seen) {
    setSeen(inAddress);
    setWritten(inAddress);
    if (inAddress !== written) setTyped(inAddress);
  }

  const put = (typedNow: string): void => {
    const text = addressed(typedNow);
    if (text === written) return;
    setWritten(text);
    write(text);
  };

  const handleRest = useEffectEvent(put);
  useEffect(() => {
    const rest = setTimeout(() => handleRest(typed), SETTLING_MILLIS);
    return () => clearTimeout(rest);
  }, [typed]);

  return { typed, type: setTyped, settle: () => put(typed) };
}
