/** The part of the browser's `Storage` that is used. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Texts under keys. None of its functions throws. */
export interface KeptTexts {
  read(key: string): string | null;
  write(key: string, text: string): void;
  erase(key: string): void;
}

/**
 * A browser storage that is always there: what the browser refuses to keep, because storage is
 * blocked or full, stays in memory and so lasts as long as the page.
 *
 * @param source asked at each use: the mere property `window.sessionStorage` throws where it is blocked
 */
export function keepTexts(source: () => TextStorage): KeptTexts {
  const refused = new Map<string, string>();
  return {
    read(key) {
      try {
        // What was refused is newer than what the storage still holds.
        return refused.get(key) ?? source().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        source().setItem(key, text);
        refused.delete(key);
      } catch {
        refused.set(key, text);
      }
    },
    erase(key) {
      refused.delete(key);
      try {
        source().removeItem(key);
      } catch {
        // Blocked: nothing was ever stored.
      }
    },
  };
}

/** For this tab, until it closes. */
export const tabTexts = keepTexts(() => window.sessionStorage);

/** For this browser, until the person clears it. */
export const browserTexts = keepTexts(() => window.localStorage);
