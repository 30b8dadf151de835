import { useCallback, type ComponentPropsWithRef } from 'react';
import { NavLink } from 'react-router-dom';
import { isPermittedHere } from '@standby/contracts';
import { showPagesFor } from '../domain/show-pages';
import * as S from './ShowFrame.styles';

/** A person without an account, who opened a link of the room. */
export interface RoomGuest {
  /** Fragment that is added to each path, so that the page opens by the same link. */
  readonly fragment: string;
  readonly canControl: boolean;
}

interface ShowFrameProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  readonly showId: string;
  /** Guest of the room; undefined for a member of the organization. */
  readonly guest?: RoomGuest | undefined;
  /** Place of the strip; a desk draws its own lines around it. */
  readonly place?: 'page' | 'desk';
}

/** Scrolls only the strip, until the link of the page is in its middle. */
function showCurrent(list: HTMLUListElement): void {
  const current = list.querySelector<HTMLElement>('[aria-current]')?.parentElement;
  if (!current) return;
  const middle = current.offsetLeft - list.offsetLeft + current.offsetWidth / 2;
  list.scrollLeft = middle - list.clientWidth / 2;
}

/** Shows links to the pages of a show, with the current page highlighted. The strip is the same in all remotes. */
export function ShowFrame({ showId, guest, place = 'page', ...rest }: ShowFrameProps) {
  const listRef = useCallback((list: HTMLUListElement) => {
    // The frame lays the page out in any case, and React's commit need not wait for it.
    const frame = requestAnimationFrame(() => showCurrent(list));
    return () => cancelAnimationFrame(frame);
  }, []);
  const pages = showPagesFor({
    isGuest: guest !== undefined,
    isPermitted: (permission) => (guest ? guest.canControl : isPermittedHere(permission)),
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
