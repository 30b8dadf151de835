import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentPropsWithRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { IconButton } from '../IconButton/IconButton';
import type { MenuItem } from './items';
import { Menu } from './Menu';

/** Gets its words from the component that it is given to, as a router's link does. */
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
      trigger={chosen}
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

describe('Menu', () => {
  it('opens at the first press, even before its code is loaded, and keeps its button', async () => {
    render(<Menu trigger="Manage" items={items} />);
    const trigger = screen.getByRole('button', { name: 'Manage' });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    expect(await screen.findByRole('menu', { name: 'Manage' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Manage', hidden: true })).toBe(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  it('runs an action, closes and gives the focus back', async () => {
    handleEdit.mockClear();
    render(<Menu trigger="Manage" items={items} />);
    await userEvent.click(screen.getByRole('button', { name: 'Manage' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(handleEdit).toHaveBeenCalledOnce();
    await expect.poll(() => screen.queryByRole('menu')).toBeNull();
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'Manage' }));
  });

  it('closes at a second press of its button', async () => {
    render(<Menu trigger="Manage" items={items} />);
    const trigger = screen.getByRole('button', { name: 'Manage' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await userEvent.click(trigger);
    await expect.poll(() => screen.queryByRole('menu')).toBeNull();
  });

  it.each([
    ['{Enter}', 'Edit'],
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Delete'],
  ])('opens with %s on %s', async (key, name) => {
    render(<Menu trigger="Manage" items={items} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    const item = await screen.findByRole('menuitem', { name });
    await expect.poll(() => document.activeElement).toBe(item);
  });

  it('holds links that are links', async () => {
    render(<Menu trigger="Manage" items={items} />);
    await userEvent.click(screen.getByRole('button', { name: 'Manage' }));
    expect(await screen.findByRole('menuitem', { name: 'Open' })).toHaveAttribute(
      'href',
      '/room/1',
    );
  });

  it('offers one choice of several, the current one marked', async () => {
    render(<Organizations />);
    await userEvent.click(screen.getByRole('button', { name: 'Northern Stage' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Northern Stage' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Riverside Rep' }));
    expect(await screen.findByRole('button', { name: 'Riverside Rep' })).toBeVisible();
  });

  it('takes any button as its trigger', async () => {
    render(<Menu trigger={<IconButton label="Manage Studio B">⋮</IconButton>} items={items} />);
    await userEvent.click(screen.getByRole('button', { name: 'Manage Studio B' }));
    expect(await screen.findByRole('menu', { name: 'Manage Studio B' })).toBeVisible();
  });
});
