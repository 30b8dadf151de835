import { decide, readConsent, type Consent, type OptionalCategory } from '../domain/consent';

/** localStorage key of the cookie choice. */
export const CONSENT_STORAGE_KEY = 'standby:cookie-consent';

/** Where a person's cookie choice is kept. */
export interface ConsentStore {
  /** The choice that counts, undefined while the person has not been asked. Stable between changes. */
  read: () => Consent | undefined;
  /** Keeps a new choice for a year. */
  decide: (granted: readonly OptionalCategory[]) => void;
  /** Calls back after every change, whichever window made it. */
  subscribe: (listener: () => void) => () => void;
}

interface ConsentStoreOptions {
  /** Throws where the browser refuses to store. */
  readonly storage: () => Storage;
  readonly now: () => Date;
}

export function createConsentStore({ storage, now }: ConsentStoreOptions): ConsentStore {
  const listeners = new Set<() => void>();
  /** A choice that the browser would not store: it holds for this page. */
  let unsaved: string | undefined;
  let last: { readonly text: string | null; readonly consent: Consent | undefined } | undefined;

  function stored(): string | null {
    if (unsaved !== undefined) return unsaved;
    try {
      return storage().getItem(CONSENT_STORAGE_KEY);
    } catch {
      return null;
    }
  }

  function handleStorage({ key }: StorageEvent): void {
    // A null key says that everything was cleared.
    if (key !== CONSENT_STORAGE_KEY && key !== null) return;
    unsaved = undefined;
    listeners.forEach((listener) => listener());
  }

  return {
    read() {
      const text = stored();
      if (last?.text !== text) last = { text, consent: readConsent(text, now()) };
      return last?.consent;
    },
    decide(granted) {
      const text = JSON.stringify(decide(granted, now()));
      try {
        storage().setItem(CONSENT_STORAGE_KEY, text);
        unsaved = undefined;
      } catch {
        unsaved = text;
      }
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', handleStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
      };
    },
  };
}

export const consentStore = createConsentStore({
  storage: () => window.localStorage,
  now: () => new Date(),
});
