import { Button } from '@standby/shared-ui';
import { useCookieConsent } from '../../components/CookieConsent/cookie-consent-context';

export function OpenCookieSettings() {
  const { openSettings } = useCookieConsent();
  return (
    <div data-print="hide">
      <Button onClick={openSettings}>Cookie Settings</Button>
    </div>
  );
}
