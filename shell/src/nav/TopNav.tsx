import { Link, NavLink } from 'react-router-dom';
import { Brand, ThemeToggle, useToast } from 'shared-ui';
import { paths } from 'shared-ui/contracts';
import { OrganizationSwitcher } from './OrganizationSwitcher';
import { UserMenu } from './UserMenu';
import * as S from './nav.styles';

/** The navigation of the app's screens. It does not depend on any remote. */
export function TopNav() {
  const toast = useToast();
  return (
    <S.Header>
      <S.Bar>
        <S.Home as={Link} to={paths.home} aria-label="Standby, front page">
          <Brand />
        </S.Home>
        <S.Tools>
          <OrganizationSwitcher />
          <ThemeToggle />
          <UserMenu />
        </S.Tools>
      </S.Bar>
      <S.Tabs aria-label="Main">
        <S.Tab as={NavLink} to={paths.dashboard}>
          Presentations
        </S.Tab>
        <S.Tab as={NavLink} to={paths.rooms}>
          Rooms
        </S.Tab>
        <S.Tab as={NavLink} to={paths.devices}>
          Devices
        </S.Tab>
        <S.Tab
          as="button"
          type="button"
          onClick={() =>
            toast.show({
              title: 'Billing is not here yet',
              description: 'Plans, invoices and payment methods will be kept here.',
            })
          }
        >
          Billing
        </S.Tab>
      </S.Tabs>
    </S.Header>
  );
}
