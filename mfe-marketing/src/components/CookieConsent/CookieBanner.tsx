import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { optionalCategories, type OptionalCategory } from '../../domain/consent';
import { useCookieConsent } from './cookie-consent-context';
import * as S from './CookieBanner.styles';
import { pageHeading } from './page-heading';
import { useConsent } from './useConsent';

/**
 * Asks for the cookie choice on the first visit, and again when the choice has expired. The banner
 * stands within the page, so that it covers nothing and a person can continue without an answer.
 */
export function CookieBanner() {
  const titleId = useId();
  const consent = useConsent();
  const { decide, openSettings } = useCookieConsent();
  // The answer is known from here on. Until then a prerendered page follows the result of theme.js.
  useEffect(() => {
    delete document.documentElement.dataset.cookies;
  }, []);
  if (consent !== undefined) return null;

  const handleAnswer = (granted: readonly OptionalCategory[]) => {
    decide(granted);
    pageHeading()?.focus({ preventScroll: true });
  };

  return (
    <S.Root aria-labelledby={titleId} data-print="hide">
      <S.Content>
        <S.Title id={titleId}>May Standby use cookies?</S.Title>
        <S.Text>
          Essential ones keep it working. Performance, functional and marketing cookies are set only
          if you say so. The <Link to={paths.cookies}>Cookie Policy</Link> has the details.
        </S.Text>
      </S.Content>
      <S.Answers>
        <Button onClick={() => handleAnswer([])}>Refuse all</Button>
        <Button onClick={() => handleAnswer(optionalCategories)}>Accept all</Button>
        <Button variant="ghost" onClick={openSettings}>
          Cookie Settings
        </Button>
      </S.Answers>
    </S.Root>
  );
}
