import type { ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { Brand, useToast } from '@standby/shared-ui';
import type { NavigationEntry } from '@standby/federation-config';
import { paths } from '@standby/contracts';
import { allPlaces } from '../composition/places';
import * as S from './nav.styles';
import { useIsHydrated } from './useIsHydrated';

/** Returns `page` on the tab's own screen, `true` on another one of its section. */
function currentAt(pathname: string, { path, section = [] }: NavigationEntry) {
  if (matchPath(path, pathname)) return 'page';
  return section.some((pattern) => matchPath(pattern, pathname)) || undefined;
}

interface TopNavProps {
  /** The part that depends on the person. A prerendered page has none. */
  readonly tools: ReactNode;
}

/** The navigation above the app's screens. It works without any remote. */
export function TopNav({ tools }: TopNavProps) {
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
        <S.Tools>{isHydrated ? tools : null}</S.Tools>
      </S.TopRow>
      <S.Tabs aria-label="Main">
        {allPlaces()
          .flatMap(({ navigation = [] }) => navigation)
          .map((tab) => (
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
