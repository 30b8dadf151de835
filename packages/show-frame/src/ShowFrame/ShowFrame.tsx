import { useCallback, type ComponentPropsWithRef } from 'react';
import { NavLink } from 'react-router-dom';
import { isPageSessionKnown, permittedOrganization, readApiBase } from '@standby/contracts';
import { showPagesFor } from '../domain/show-pages';
import * as S from './ShowFrame.styles';

/** The person at a window who has no account. */
export interface RoomGuest {
  /** What follows each path, so that it opens by the same link. */
  readonly fragment: string;
  readonly canControl: boolean;
}

interface ShowFrameProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  readonly showId: string;
  /** Left out for a member of the organization. */
  readonly guest?: RoomGuest | undefined;
  /** A desk has lines of its own around the strip. */
  readonly place?: 'page' | 'desk';
}

/** Scrolls the strip, and nothing else, until the link of the page is in its middle. */
function showCurrent(list: HTMLUListElement): void {
  const current = list.querySelector<HTMLElement>('[aria-current]')?.parentElement;
  if (!current) return;
  const middle = current.offsetLeft - list.offsetLeft + current.offsetWidth / 2;
  list.scrollLeft = middle - list.clientWidth / 2;
}

/** The pages of a show, the current one lit: the same on all of them, in whichever remote they are. */
export function ShowFrame({ showId, guest, place = 'page', ...rest }: ShowFrameProps) {
  const listRef = useCallback((list: HTMLUListElement | null) => {
    if (list) showCurrent(list);
  }, []);
  const pages = showPagesFor({
    isGuest: guest !== undefined,
    isPermitted: (permission) => {
      if (guest) return guest.canControl;
      // Sample mode has no roles, and a page that is kept for use without a network does not know its person.
      if (readApiBase() === undefined || !isPageSessionKnown()) return true;
      return permittedOrganization(permission) !== undefined;
    },
  });
  return (
    <S.Root aria-label="Pages of the show" data-place={place} {...rest}>
      <S.List ref={listRef} role="list">
        {pages.map(({ name, path, isAbove }) => (
          <li key={name}>
            <NavLink to={path(showId) + (guest?.fragment ?? '')} end={isAbove ?? false}>
              {name}
            </NavLink>
          </li>
        ))}
      </S.List>
    </S.Root>
  );
}
