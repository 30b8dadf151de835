import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useToast } from '@standby/shared-ui';
import { consentStore } from '../../data/consent-store';
import { CookieConsentContext, type CookieConsentControl } from './cookie-consent-context';
import { CookieSettings } from './CookieSettings';
import { pageHeading } from './page-heading';

/** Gives a public page its Cookie Settings dialog. */
export function CookieConsentProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  // Few visitors open it, and its code weighs as much as the landing page's: it loads when opened.
  const [wasOpened, setWasOpened] = useState(false);
  const toast = useToast();
  const opener = useRef<Element | null>(null);

  const control = useMemo<CookieConsentControl>(
    () => ({
      openSettings: () => {
        opener.current = document.activeElement;
        setWasOpened(true);
        setIsOpen(true);
      },
      decide: (granted) => {
        consentStore.decide(granted);
        setIsOpen(false);
        toast.show({
          title: 'Cookie choice saved',
          description: 'It holds for a year. Change it any time in Cookie Settings.',
          tone: 'go',
        });
      },
    }),
    [toast],
  );

  // The banner that opened the dialog is gone once a choice is made; what remains is the page itself.
  const finalFocus = useMemo(
    () => ({
      get current() {
        const { current } = opener;
        return current instanceof HTMLElement && current.isConnected ? current : pageHeading();
      },
    }),
    [],
  );

  return (
    <CookieConsentContext value={control}>
      {children}
      {wasOpened && (
        <CookieSettings
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onDecide={control.decide}
          finalFocus={finalFocus}
        />
      )}
    </CookieConsentContext>
  );
}
