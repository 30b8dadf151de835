import { Menu as MenuIcon, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Brand, Button, ThemeToggle } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import * as S from './SiteHeader.styles';
import { useDismissal } from './useDismissal';
import { useScrollPosition } from './useScrollPosition';

/** Anchors of the landing page. */
const siteSections = [
  { hash: '#features', label: 'Features' },
  { hash: '#pricing', label: 'Pricing' },
  { hash: '#about', label: 'About' },
  { hash: '#contact', label: 'Contact' },
] as const;

interface SiteHeaderProps {
  /** `overlay` covers the top of the hero and is transparent there; `bar` is above the page. */
  readonly variant: 'overlay' | 'bar';
}

/** Header of the public pages. On narrow screens its links are behind a menu button. */
export function SiteHeader({ variant }: SiteHeaderProps) {
  const listId = useId();
  const navRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const place = useScrollPosition();
  const isOpaque = variant === 'bar' || place === 'beyond';
  const Icon = isMenuOpen ? X : MenuIcon;

  useDismissal(navRef, isMenuOpen, (reason) => {
    setIsMenuOpen(false);
    if (reason === 'escape') toggleRef.current?.focus();
  });

  return (
    <S.Root
      $variant={variant}
      data-state={isOpaque ? 'opaque' : 'transparent'}
      data-place={place}
      data-print="hide"
    >
      <S.Bar>
        <Brand as={Link} to={paths.home} />
        <S.Nav ref={navRef} aria-label="Standby">
          <S.MenuToggle
            ref={toggleRef}
            label={isMenuOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isMenuOpen}
            aria-controls={listId}
            onClick={() => setIsMenuOpen(!isMenuOpen)}
          >
            <Icon strokeWidth={1.5} aria-hidden />
          </S.MenuToggle>
          <S.Links id={listId} role="list" data-state={isMenuOpen ? 'open' : 'closed'}>
            {siteSections.map(({ hash, label }) => (
              <li key={hash}>
                <S.SectionLink
                  to={{ pathname: paths.home, hash }}
                  onClick={() => setIsMenuOpen(false)}
                >
                  {label}
                </S.SectionLink>
              </li>
            ))}
            <S.ThemeItem>
              <ThemeToggle />
            </S.ThemeItem>
          </S.Links>
        </S.Nav>
        <Button as={Link} to={paths.getStarted}>
          Get Started
        </Button>
      </S.Bar>
    </S.Root>
  );
}
