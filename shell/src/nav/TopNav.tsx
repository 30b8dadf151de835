import { Link, matchPath, useLocation } from 'react-router-dom';
import { Brand, LazyBoundary, ThemeToggle, useToast } from '@standby/shared-ui';
import { paths, readApiBase } from '@standby/shared-ui/contracts';
import { SessionTools } from '../lazy-parts';
import { useIsHydrated } from '../prerender/useIsHydrated';
import * as S from './nav.styles';
import { OrganizationSwitcher } from './OrganizationSwitcher';
import { UserMenu } from './UserMenu';

/** Each tab with the screens of its section, which have paths of their own. */
const tabs = [
  { label: 'Presentations', path: paths.dashboard, section: [paths.createEvent, paths.room] },
  { label: 'Rooms', path: paths.rooms, section: [paths.createRoom] },
  { label: 'Devices', path: paths.devices, section: [paths.addDevice] },
];

/** `page` on the tab's own screen, `true` on another one of its section. */
function currentAt(pathname: string, { path, section }: (typeof tabs)[number]) {
  if (matchPath(path, pathname)) return 'page';
  return section.some((pattern) => matchPath(pattern, pathname)) || undefined;
}

/** What depends on the person. */
function Tools() {
  if (readApiBase() === undefined) {
    return (
      <>
        <OrganizationSwitcher />
        <ThemeToggle />
        <UserMenu />
      </>
    );
  }
  return (
    <LazyBoundary>
      <SessionTools />
    </LazyBoundary>
  );
}

/** The navigation above the app's screens. It works without any remote. */
export function TopNav() {
  const isHydrated = useIsHydrated();
  const toast = useToast();
  const { pathname } = useLocation();
  const handleBilling = () =>
    toast.show({
      title: 'Billing is not here yet',
      description: 'Your plan, invoices and payment methods will be kept here.',
    });
  // The desk of a live room takes the whole width of the window.
  const width = matchPath(paths.room, pathname) ? 'full' : 'content';
  return (
    <S.Header data-app-header data-width={width}>
      <S.TopRow>
        <S.Home>
          <Brand as={Link} to={paths.home} />
        </S.Home>
        <S.Tools>{isHydrated ? <Tools /> : null}</S.Tools>
      </S.TopRow>
      <S.Tabs aria-label="Main">
        {tabs.map((tab) => (
          <S.Tab key={tab.path} as={Link} to={tab.path} aria-current={currentAt(pathname, tab)}>
            {tab.label}
          </S.Tab>
        ))}
        <S.Tab as="button" type="button" onClick={handleBilling}>
          Billing
        </S.Tab>
      </S.Tabs>
    </S.Header>
  );
}
