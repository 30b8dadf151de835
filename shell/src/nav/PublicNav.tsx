import { Link } from 'react-router-dom';
import { Brand, Button, ThemeToggle } from '@standby/shared-ui';
import { paths, readPageSession } from '@standby/contracts';
import * as S from './nav.styles';

/** The header of a public page that did not load. A loaded public page renders its own. */
export function PublicNav() {
  return (
    <S.PublicBar aria-label="Main">
      <Brand as={Link} to={paths.home} />
      <ThemeToggle />
      {readPageSession() ? (
        <Button as={Link} to={paths.dashboard} size="small">
          Dashboard
        </Button>
      ) : (
        <Button as={Link} to={paths.getStarted} size="small">
          Get Started
        </Button>
      )}
    </S.PublicBar>
  );
}
