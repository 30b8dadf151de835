import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CURTAIN_MS, renderInRoom } from '../../../components/room-context/testing/render-in-room';
import { createTheatre } from '../../../data/testing/theatre';
import { Control } from '../Control';

function openRoom() {
  const theatre = createTheatre(CURTAIN_MS);
  const opened = renderInRoom(theatre, 'controller', <Control />);
  return { ...opened, theatre, panel: within(screen.getByRole('region', { name: 'Connected' })) };
}

describe('Connected', () => {
  it('lists three people with role and status, and closes', async () => {
    const { panel, user } = openRoom();
    const people = () => panel.queryByLabelText('People');
    const toggle = panel.getByRole('button', { name: 'Connected 3/3' });
    expect(Array.from(people()?.children ?? [], (person) => person.textContent)).toEqual([
      'Maya OkaforStage ManagerController',
      'Tom ReyesAssistant SMController',
      'Ines DuarteLight Board OpViewer',
    ]);
    await user.click(toggle);
    expect(people()).toBeNull();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(people()).toBeVisible();
  });

  it('counts the viewers that are open, names each window, and makes one show its name', async () => {
    const { panel, pass, theatre, user } = openRoom();
    expect(panel.getByText('0 of 0 screens')).toBeVisible();
    expect(panel.getByText(/^No viewer is open/u)).toBeVisible();
    const viewer = theatre.open('viewer').room;
    await pass(10);
    expect(panel.getByText('0 of 1 screen')).toBeVisible();
    viewer.acknowledge(viewer.getSnapshot().known);
    await pass(10);
    expect(panel.getByText('1 of 1 screen')).toBeVisible();
    const rows = Array.from(panel.getByLabelText('Screens').children, (row) => row.textContent);
    expect(rows).toEqual(['Controller 1This window', 'Viewer 1Up to date']);
    await user.click(panel.getByLabelText('Identify Viewer 1'));
    await pass(10);
    expect(viewer.getSnapshot().isIdentifying).toBe(true);
  });

  it('shows this window’s own name when another one asks for it', async () => {
    const { pass, theatre } = openRoom();
    const other = theatre.open('controller').room;
    await pass(10);
    const [first] = other.getSnapshot().screens;
    other.identify(first?.id ?? '');
    await pass(10);
    expect(screen.getByText('Controller 1', { selector: '[role=status]' })).toBeVisible();
    await pass(3_000);
    expect(screen.queryByText('Controller 1', { selector: '[role=status]' })).toBeNull();
  });
});
