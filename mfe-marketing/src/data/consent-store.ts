import { openSafeStorage } from '@standby/shared-ui';
import type { KeyValueStorage } from '@standby/storage';
import { decide, readConsent, type Consent, type OptionalCategory } from '../domain/consent';

/** localStorage key of the cookie choice. */
export const CONSENT_STORAGE_KEY = 'standby:cookie-consent';

/** Where a person's cookie choice is stored. */
export interface ConsentStore {
  /** The choice that counts, undefined while the person has not been asked. Stable between changes. */
  read: () => Consent | undefined;
  /** Keeps a new choice for a year. */
  decide: (granted: readonly OptionalCategory[]) => void;
  /** Calls back after every change, whichever window made it. */
  subscribe: (listener: () => void) => () => void;
}

interface ConsentStoreOptions {
  /** Throws where the browser refuses to store: the choice then holds for this page. */
  readonly storage: () => KeyValueStorage;
  readonly now: () => Date;
}

export function createConsentStore({ storage: source, now }: ConsentStoreOptions): ConsentStore {
  const storage = openSafeStorage(source);
  const listeners = new Set<() => void>();
  let last: { readonly text: string | null; readonly consent: Consent | undefined } | undefined;

  function handleStorage({ key }: StorageEvent): void {
    // A null key says that everything was cleared.
    if (key !== CONSENT_STORAGE_KEY && key !== null) return;
    storage.discardUnsaved(CONSENT_STORAGE_KEY);
    listeners.forEach((listener) => listener());
  }

  return {
    read() {
      const text = storage.read(CONSENT_STORAGE_KEY);
      if (last?.text !== text) last = { text, consent: readConsent(text, now()) };
      return last?.consent;
    },
    decide(granted) {
      storage.write(CONSENT_STORAGE_KEY, JSON.stringify(decide(granted, now())));
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
