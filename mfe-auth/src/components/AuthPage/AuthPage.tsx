import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Brand, ThemeToggle, DocumentTitle } from '@standby/shared-ui';
import { mainArea, paths, signInStep } from '@standby/contracts';
import { CurtainCountdown } from '../CurtainCountdown/CurtainCountdown';
import * as S from './AuthPage.styles';

export interface AuthPageProps {
  /** Heading of the page, and title of the browser's tab. */
  readonly heading: string;
  /** Sentence for search engines and link previews. */
  readonly description: string;
  /** Text under the heading about this step. */
  readonly lead: ReactNode;
  /** Whether the person can return to the first step with another email. */
  readonly canChangeEmail?: boolean;
  readonly children: ReactNode;
}

/** Layout of every step: the link home, the single heading, the form, and further links. */
export function AuthPage(props: AuthPageProps) {
  const { search } = useLocation();
  const { heading, description, lead, canChangeEmail = false, children } = props;
  return (
    <S.Frame>
      <DocumentTitle>{`${heading} · Standby`}</DocumentTitle>
      <meta name="description" content={description} />
      <S.Header>
        <Brand as={Link} to={paths.home} aria-label="Standby, front page" />
        <ThemeToggle />
      </S.Header>
      <S.Columns>
        <S.Sheet {...mainArea}>
          <div>
            <S.Heading tabIndex={-1}>{heading}</S.Heading>
            <S.Lead>{lead}</S.Lead>
          </div>
          {children}
          <S.Ways>
            {canChangeEmail && (
              <S.Way as={Link} to={signInStep(paths.getStarted, search)}>
                Use different email
              </S.Way>
            )}
            <S.Way as={Link} to={paths.home}>
              Back to home
            </S.Way>
          </S.Ways>
        </S.Sheet>
        <CurtainCountdown />
      </S.Columns>
    </S.Frame>
  );
}
