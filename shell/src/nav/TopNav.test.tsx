import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/render-shell';

const FIRST = /^Organization:.*Lantern Street Theatre$/u;
const SECOND = /^Organization:.*Northgate Opera$/u;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('link', { name });

/** Renders the navigation above a screen that is still loading. */
function renderNav(path = '/rooms') {
  return renderShell({ path, load: () => new Promise(() => undefined) });
}

beforeEach(() => localStorage.clear());

describe('the tabs', () => {
  it.each([
    ['/dashboard', 'Presentations', 'page'],
    ['/rooms', 'Rooms', 'page'],
    ['/room/hamlet', 'Presentations', 'true'],
    ['/shows/hamlet', 'Presentations', 'true'],
    ['/create-room', 'Rooms', 'true'],
    ['/add-device', 'Devices', 'true'],
  ])('mark the current page or its section: %s', (path, name, mark) => {
    renderNav(path);

    for (const label of ['Presentations', 'Rooms', 'Devices']) {
      expect(tab(label).getAttribute('aria-current')).toBe(label === name ? mark : null);
    }
  });

  it('lead to the screens, and the brand to the front page', async () => {
    const { user, address } = renderNav('/devices');

    for (const [name, path] of [
      ['Presentations', '/dashboard'],
      ['Rooms', '/rooms'],
      ['Devices', '/devices'],
      [/Standby/u, '/'],
    ] as const) {
      await user.click(screen.getByRole('link', { name }));
      expect(address()).toBe(path);
    }
  });
});

describe('an action that is not implemented yet', () => {
  it.each([
    ['Add Organization', FIRST, 'Adding an organization is not here yet'],
    ['Settings', 'User menu', 'Settings are not here yet'],
    ['Sign Out', 'User menu', 'Sign Out is not here yet'],
    [undefined, 'Billing', 'Billing is not here yet'],
  ])('shows a toast and stays on the page: %s of %s', async (item, menu, words) => {
    const { user, address } = renderNav();

    await user.click(button(menu));
    if (item) await user.click(await screen.findByRole('menuitem', { name: item }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(address()).toBe('/rooms');
  });
});

it('has the choice of the clock in the menu of the person', async () => {
  const { user } = renderNav();
  await user.click(button('User menu'));
  const choices = await screen.findAllByRole('menuitemradio');
  expect(choices.map((choice) => [choice.textContent, choice.ariaChecked])).toEqual([
    ['24-hour (19:30)', 'true'],
    ['12-hour (7:30 PM)', 'false'],
  ]);
  await user.click(screen.getByRole('menuitemradio', { name: '12-hour (7:30 PM)' }));
  expect(localStorage.getItem('standby:clock')).toBe('12-hour');
  delete document.documentElement.dataset['clock'];
});

describe('the organization switcher', () => {
  it('lists the organizations with their roles, and selects one', async () => {
    const { user } = renderNav();
    await user.click(button(FIRST));

    const choices = await screen.findAllByRole('menuitemradio');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Lantern Street TheatreOwner',
      'Northgate OperaStage Manager',
      'Harbour Repertory CompanyAdmin',
    ]);
    expect(choices.map((choice) => choice.getAttribute('aria-checked'))).toEqual([
      'true',
      'false',
      'false',
    ]);

    await user.click(screen.getByText('Northgate Opera'));
    expect(await screen.findByRole('button', { name: SECOND })).toBeVisible();
    expect(localStorage.getItem('standby:organization')).toBe('northgate-opera');
  });

  it.each([
    ['nothing is stored', undefined, FIRST],
    ['one is stored', 'northgate-opera', SECOND],
    ['a deleted one is stored', 'closed-down', FIRST],
    ['what is stored is no id', '<img src=x onerror=alert(1)>', FIRST],
  ])('starts with the stored one, else the first: %s', (_, stored, name) => {
    if (stored !== undefined) localStorage.setItem('standby:organization', stored);
    renderNav();

    expect(button(/^Organization/u)).toHaveAccessibleName(name);
  });

  it('keeps the choice until the page is closed when storage is blocked', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Access is denied.', 'SecurityError');
      });
    }
    const { user } = renderNav();

    await user.click(button(FIRST));
    await user.click(await screen.findByText('Northgate Opera'));
    expect(await screen.findByRole('button', { name: SECOND })).toBeVisible();
  });

  it('works with the keyboard, and Escape restores the focus', async () => {
    const { user } = renderNav();
    button(FIRST).focus();
    await user.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Lantern Street/u);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('button', { name: SECOND })).toBeVisible();

    const userMenu = button('User menu');
    userMenu.focus();
    await user.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Settings');
    await user.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(userMenu);
  });
});
