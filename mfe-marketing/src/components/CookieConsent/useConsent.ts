import { useSyncExternalStore } from 'react';
import type { Consent } from '../../domain/consent';
import { consentStore } from '../../data/consent-store';

/** Returns undefined, because a prerendered page has no choice yet. */
const serverSnapshot = (): undefined => undefined;

/** Returns the valid choice; undefined while the person has not been asked. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(consentStore.subscribe, consentStore.read, serverSnapshot);
}
