import type { ReactNode } from 'react';
import { mainArea } from '@standby/contracts';
import { CookieConsentProvider } from '../CookieConsent/CookieConsentProvider';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { SiteHeader } from '../SiteHeader/SiteHeader';

interface PublicLayoutProps {
  /** Position of the header relative to the page below it. */
  readonly header: 'overlay' | 'bar';
  readonly children: ReactNode;
}

/** Layout of the public pages: header, footer and the cookie choice. */
export function PublicLayout({ header, children }: PublicLayoutProps) {
  return (
    <CookieConsentProvider>
      <SiteHeader variant={header} />
      <main {...mainArea}>{children}</main>
      <SiteFooter />
    </CookieConsentProvider>
  );
}
