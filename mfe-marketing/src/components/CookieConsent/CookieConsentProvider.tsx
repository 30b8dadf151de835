import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useToast } from '@standby/shared-ui';
import { consentStore } from '../../data/consent-store';
import { CookieConsentContext, type CookieConsentControl } from './cookie-consent-context';
import { CookieSettings } from './CookieSettings';
import { pageHeading } from './page-heading';

/** Provides the Cookie Settings dialog to a public page. */
export function CookieConsentProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  // The dialog's module loads on demand: few visitors open it, and it is as large as the landing
  // page's own code.
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

  // After a choice the banner that opened the dialog is gone, so the focus moves to the page
  // itself.
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
