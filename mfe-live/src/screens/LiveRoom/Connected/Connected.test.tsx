import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CURTAIN_MS, renderInRoom } from '../../../testing/render-in-room';
import { createRoomHarness } from '../../../testing/room-harness';
import { Controller } from '../Controller';

function openRoom() {
  const harness = createRoomHarness(CURTAIN_MS);
  const opened = renderInRoom(harness, 'controller', <Controller />);
  return { ...opened, harness, panel: within(screen.getByRole('region', { name: 'Connected' })) };
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
    const { panel, pass, harness, user } = openRoom();
    expect(panel.getByText('No screens yet')).toBeVisible();
    expect(panel.getByText(/^No viewer is open/u)).toBeVisible();
    const viewer = harness.open('viewer').room;
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
    const { pass, harness } = openRoom();
    const other = harness.open('controller').room;
    await pass(10);
    const [first] = other.getSnapshot().screens;
    other.identify(first?.id ?? '');
    await pass(10);
    expect(screen.getByText('Controller 1', { selector: '[role=status]' })).toBeVisible();
    await pass(3_000);
    expect(screen.queryByText('Controller 1', { selector: '[role=status]' })).toBeNull();
  });
});
