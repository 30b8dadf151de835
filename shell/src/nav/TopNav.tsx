import { Link, NavLink } from 'react-router-dom';
import { Brand, ThemeToggle, useToast } from 'shared-ui';
import { paths } from 'shared-ui/contracts';
import * as S from './nav.styles';
import { OrganizationSwitcher } from './OrganizationSwitcher';
import { UserMenu } from './UserMenu';

const tabs = [
  { label: 'Presentations', path: paths.dashboard },
  { label: 'Rooms', path: paths.rooms },
  { label: 'Devices', path: paths.devices },
];

/** The navigation above the app's screens. It works without any remote. */
export function TopNav() {
  const toast = useToast();
  const handleBilling = () =>
    toast.show({
      title: 'Billing is not here yet',
      description: 'Your plan, invoices and payment methods will be kept here.',
    });
  return (
    <S.Header data-app-header>
      <S.TopRow>
        <S.Home>
          <Brand as={Link} to={paths.home} />
        </S.Home>
        <S.Tools>
          <OrganizationSwitcher />
          <ThemeToggle />
          <UserMenu />
        </S.Tools>
      </S.TopRow>
      <S.Tabs aria-label="Main">
        {tabs.map(({ label, path }) => (
          <S.Tab key={path} as={NavLink} to={path}>
            {label}
          </S.Tab>
        ))}
        <S.Tab as="button" type="button" onClick={handleBilling}>
          Billing
        </S.Tab>
      </S.Tabs>
    </S.Header>
  );
}
