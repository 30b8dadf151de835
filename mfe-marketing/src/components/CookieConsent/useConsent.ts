import { useSyncExternalStore } from 'react';
import type { Consent } from '../../domain/consent';
import { consentStore } from '../../data/consent-store';

/** On a prerendered page nobody has been asked yet. */
const serverSnapshot = (): undefined => undefined;

/** The choice that counts; undefined while the person has not been asked. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(consentStore.subscribe, consentStore.read, serverSnapshot);
}
