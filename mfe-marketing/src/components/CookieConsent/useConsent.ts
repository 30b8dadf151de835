import { useSyncExternalStore } from 'react';
import type { Consent } from '../../domain/consent';
import { consentStore } from '../../data/consent-store';

const unknown = (): null => null;

/** The choice that counts; undefined: not asked yet; null: not known yet, where there is no browser. */
export function useConsent(): Consent | undefined | null {
  return useSyncExternalStore(consentStore.subscribe, consentStore.read, unknown);
}
