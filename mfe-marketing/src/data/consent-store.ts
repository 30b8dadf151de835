import { openSafeStorage } from '@standby/shared-ui';
import type { KeyValueStorage } from '@standby/storage';
import { decide, readConsent, type Consent, type OptionalCategory } from '../domain/consent';

/** localStorage key of the cookie choice. */
export const CONSENT_STORAGE_KEY = 'standby:cookie-consent';

/** Store of a person's cookie choice. */
export interface ConsentStore {
  /**
   * Returns the valid choice; undefined while the person has not been asked. The object is stable
   * between changes.
   */
  read: () => Consent | undefined;
  /** Stores a new choice for a year. */
  decide: (granted: readonly OptionalCategory[]) => void;
  /** Calls the listener after every change, from any window. */
  subscribe: (listener: () => void) => () => void;
}

interface ConsentStoreOptions {
  /**
   * Returns the storage. Throws if the browser refuses to store; the choice then applies only to
   * this page.
   */
  readonly storage: () => KeyValueStorage;
  readonly now: () => Date;
}

export function createConsentStore({ storage: source, now }: ConsentStoreOptions): ConsentStore {
  const storage = openSafeStorage(source);
  const listeners = new Set<() => void>();
  let last: { readonly text: string | null; readonly consent: Consent | undefined } | undefined;

  function handleStorage({ key }: StorageEvent): void {
    // A null key means that the whole storage was cleared.
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
