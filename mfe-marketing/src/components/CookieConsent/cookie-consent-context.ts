import { createContext, use } from 'react';
import type { OptionalCategory } from '../../domain/consent';

export interface CookieConsentControl {
  /** Opens the Cookie Settings dialog. */
  openSettings: () => void;
  /** Stores a choice and confirms it in a toast. */
  decide: (granted: readonly OptionalCategory[]) => void;
}

export const CookieConsentContext = createContext<CookieConsentControl | undefined>(undefined);

export function useCookieConsent(): CookieConsentControl {
  const control = use(CookieConsentContext);
  if (!control) throw new Error('useCookieConsent needs a CookieConsentProvider above it.');
  return control;
}
