import { Link } from 'react-router-dom';
import { Brand, Button, ThemeToggle } from 'shared-ui';
import { paths } from 'shared-ui/contracts';
import * as S from './nav.styles';

/** Stands in where a public page, which brings its own header, is missing. */
export function PublicNav() {
  return (
    <S.PublicBar aria-label="Main">
      <Brand as={Link} to={paths.home} />
      <ThemeToggle />
      <Button as={Link} to={paths.getStarted} size="small">
        Get Started
      </Button>
    </S.PublicBar>
  );
}
