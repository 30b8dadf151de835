import { Brand } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { useCookieConsent } from '../CookieConsent/cookie-consent-context';
import * as S from './SiteFooter.styles';

/** Footer of the public pages. */
export function SiteFooter() {
  const { openSettings } = useCookieConsent();
  return (
    <S.Root data-print="hide">
      <S.Signature>
        <Brand />
        <S.Line>Stage management for theatre professionals.</S.Line>
      </S.Signature>
      <nav aria-label="Legal">
        <S.Links role="list">
          <li>
            <S.LegalLink to={paths.terms}>Terms and Conditions</S.LegalLink>
          </li>
          <li>
            <S.LegalLink to={paths.privacy}>Privacy Policy</S.LegalLink>
          </li>
          <li>
            <S.LegalLink to={paths.cookies}>Cookie Policy</S.LegalLink>
          </li>
          <li>
            <S.LegalButton type="button" onClick={openSettings}>
              Cookie Settings
            </S.LegalButton>
          </li>
        </S.Links>
      </nav>
    </S.Root>
  );
}
