import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentPropsWithRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../Button/Button';
import type { MenuItem } from './items';
import { Menu } from './Menu';

/** The menu supplies the link's text, as it does for a router's link. */
function Link({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return <a {...rest}>{children}</a>;
}

const handleEdit = vi.fn();

const items: MenuItem[] = [
  { label: 'Edit', onSelect: handleEdit },
  { kind: 'link', label: 'Open', link: <Link href="/room/1" /> },
  { label: 'Duplicate', disabled: true, onSelect: () => undefined },
  { label: 'Delete', tone: 'danger', onSelect: () => undefined },
];

function Organizations() {
  const [chosen, setChosen] = useState('Northern Stage');
  return (
    <Menu
      trigger={<Button>{chosen}</Button>}
      items={[
        {
          kind: 'section',
          label: 'Organizations',
          items: ['Northern Stage', 'Riverside Rep'].map((name) => ({
            kind: 'radio',
            label: name,
            checked: name === chosen,
            onSelect: () => setChosen(name),
          })),
        },
      ]}
    />
  );
}

function open(): HTMLElement {
  render(<Menu trigger={<Button>Manage</Button>} items={items} />);
  return screen.getByRole('button', { name: 'Manage' });
}

describe('Menu', () => {
  it('opens at the first press, before its code has loaded, and closes at the second', async () => {
    const trigger = open();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    expect(await screen.findByRole('menu', { name: 'Manage' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Manage', hidden: true })).toBe(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveAttribute('href', '/room/1');
    await userEvent.click(trigger);
    await expect.poll(() => screen.queryByRole('menu')).toBeNull();
  });

  it('runs an action, closes and returns the focus', async () => {
    const trigger = open();
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(handleEdit).toHaveBeenCalledOnce();
    await expect.poll(() => screen.queryByRole('menu')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(trigger);
  });

  it.each([
    ['{Enter}', 'Edit'],
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Delete'],
  ])('opens with %s on %s', async (key, name) => {
    open().focus();
    await userEvent.keyboard(key);
    const item = await screen.findByRole('menuitem', { name });
    await expect.poll(() => document.activeElement).toBe(item);
  });

  it('offers one choice of several, with the current one marked', async () => {
    render(<Organizations />);
    await userEvent.click(screen.getByRole('button', { name: 'Northern Stage' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Northern Stage' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Riverside Rep' }));
    expect(await screen.findByRole('button', { name: 'Riverside Rep' })).toBeVisible();
  });
});
