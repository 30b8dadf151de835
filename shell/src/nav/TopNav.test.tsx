import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/render-shell';

const FIRST = /^Organization:.*Lantern Street Theatre$/u;
const SECOND = /^Organization:.*Northgate Opera$/u;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('link', { name });

/** The navigation above a screen that is still on its way. */
function renderNav(path = '/rooms') {
  return renderShell({ path, load: () => new Promise(() => undefined) });
}

beforeEach(() => localStorage.clear());

describe('the tabs', () => {
  it.each([
    ['/dashboard', 'Presentations'],
    ['/rooms', 'Rooms'],
    ['/devices', 'Devices'],
  ])('say where one is: at %s', (path, name) => {
    renderNav(path);

    for (const label of ['Presentations', 'Rooms', 'Devices']) {
      if (label === name) expect(tab(label)).toHaveAttribute('aria-current', 'page');
      else expect(tab(label)).not.toHaveAttribute('aria-current');
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

describe('what does nothing yet', () => {
  it.each([
    ['Add Organization', FIRST, 'Adding an organization is not here yet'],
    ['Settings', 'User menu', 'Settings are not here yet'],
    ['Sign Out', 'User menu', 'Sign Out is not here yet'],
  ])('says so, and leads nowhere: %s', async (item, menu, words) => {
    const { user, address } = renderNav();

    await user.click(button(menu));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(address()).toBe('/rooms');
  });

  it('says so: Billing', async () => {
    const { user, address } = renderNav();

    await user.click(button('Billing'));
    expect(await screen.findByText('Billing is not here yet')).toBeVisible();
    expect(address()).toBe('/rooms');
  });
});

describe('the organization switcher', () => {
  it('lists the organizations with their roles, and takes the one that is chosen', async () => {
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
    ['nothing is remembered', undefined, FIRST],
    ['one is remembered', 'northgate-opera', SECOND],
    ['one is remembered that has gone', 'closed-down', FIRST],
    ['what is remembered is no name', '<img src=x onerror=alert(1)>', FIRST],
  ])('begins with the right one where %s', (_, remembered, name) => {
    if (remembered !== undefined) localStorage.setItem('standby:organization', remembered);
    renderNav();

    expect(button(/^Organization/u)).toHaveAccessibleName(name);
  });

  it('works for as long as the page lasts where storage is blocked', async () => {
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

  it('is worked by keyboard, and Escape gives the focus back', async () => {
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
