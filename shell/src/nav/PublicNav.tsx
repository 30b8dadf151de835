import { Link } from 'react-router-dom';
import { Brand, ThemeToggle } from 'shared-ui';
import { paths } from 'shared-ui/contracts';
import * as S from './nav.styles';

/** Stands in where a public page, which brings its own header, is missing. */
export function PublicNav() {
  return (
    <S.Bar as="nav" aria-label="Standby">
      <S.Home as={Link} to={paths.home}>
        <Brand />
      </S.Home>
      <S.Tools>
        <S.Tab as={Link} to={paths.getStarted}>
          Get Started
        </S.Tab>
        <ThemeToggle />
      </S.Tools>
    </S.Bar>
  );
}
