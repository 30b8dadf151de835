import { useSyncExternalStore } from 'react';
import type { Consent } from '../../domain/consent';
import { consentStore } from '../../data/consent-store';

/** Where pages are made ahead, nobody has been asked yet. */
const ahead = (): undefined => undefined;

/** The choice that counts; undefined while the person has not been asked. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(consentStore.subscribe, consentStore.read, ahead);
}
