import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Brand, ThemeToggle, DocumentTitle } from '@standby/shared-ui';
import { mainArea, paths, signInStep } from '@standby/contracts';
import { CurtainCountdown } from '../CurtainCountdown/CurtainCountdown';
import * as S from './AuthPage.styles';

export interface AuthPageProps {
  /** The heading, and the title of the browser's tab. */
  readonly heading: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  /** Under the heading: what this step is about. */
  readonly lead: ReactNode;
  /** Whether an earlier step can be taken again with another email. */
  readonly canChangeEmail?: boolean;
  readonly children: ReactNode;
}

/** The layout of every step: the way home, the one heading, the form, and the ways out. */
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
