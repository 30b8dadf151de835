import { act, fireEvent, screen } from '@testing-library/react';
import { around } from '@standby/testing/field';
import { renderRoutes } from '@standby/testing/render';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteHeader } from './SiteHeader';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

function renderHeader(variant: 'overlay' | 'bar' = 'overlay') {
  return renderRoutes([{ path: '*', element: <SiteHeader variant={variant} /> }], {
    path: '/terms',
  });
}

function scrollTo(top: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  fireEvent.scroll(window);
}

it('leads to the sections of the landing page and to Get Started from any page', () => {
  renderHeader();
  // In a window without width, the links are behind the menu button.
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/#features',
    '/#pricing',
    '/#about',
    '/#contact',
    '/auth/get-started',
  ]);
});

describe('the header on the hero', () => {
  it('turns opaque past one window, and back', () => {
    renderHeader('overlay');
    const header = screen.getByRole('banner');
    const { innerHeight } = window;
    const states = [0, innerHeight, innerHeight + 1, 0].map((top) => {
      scrollTo(top);
      return header.dataset['state'];
    });
    expect(states).toEqual(['transparent', 'transparent', 'opaque', 'transparent']);
  });

  it('is opaque from the start if it stands above the page', () => {
    renderHeader('bar');
    expect(screen.getByRole('banner')).toHaveAttribute('data-state', 'opaque');
  });
});

describe('the menu', () => {
  function openMenu() {
    renderHeader();
    const toggle = screen.getByLabelText('Open menu');
    const list = around(screen.getByText('Pricing'), 'ul');
    expect(list).toHaveAttribute('data-state', 'closed');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(toggle);
    expect(list).toHaveAttribute('data-state', 'open');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveAccessibleName('Close menu');
    expect(toggle).toHaveAttribute('aria-controls', list.id);
    return { toggle, list };
  }

  it('closes with Escape, which returns the focus to its button', () => {
    const { toggle, list } = openMenu();
    act(() => screen.getByText('Features').focus());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(list).toHaveAttribute('data-state', 'closed');
    expect(toggle).toHaveFocus();
  });

  it.each<[string, () => void]>([
    ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
    [
      'the focus elsewhere',
      () => act(() => screen.getByRole('link', { name: 'Get Started' }).focus()),
    ],
    ['one of its links', () => fireEvent.click(screen.getByText('Pricing'))],
    ['its button', () => fireEvent.click(screen.getByLabelText('Close menu'))],
  ])('closes with %s', (_what, close) => {
    const { list } = openMenu();
    close();
    expect(list).toHaveAttribute('data-state', 'closed');
  });

  it('stays open while the focus and the pointer are inside', () => {
    const { list } = openMenu();
    act(() => screen.getByText('Features').focus());
    fireEvent.pointerDown(screen.getByText('Pricing'));
    expect(list).toHaveAttribute('data-state', 'open');
  });
});
