import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownTimer } from '@standby/room-parts/room-context';
import { screenSettingOf, stateOnScreen } from '@standby/live-room/domain/screens/screens';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { LostScreens } from '../Notices/LostScreens';
import { Wall } from './Wall';

const words = () =>
  Array.from(
    screen.getByLabelText('Screens', { selector: 'ul' }).children,
    ({ textContent }) => textContent,
  );

/** Opens a desk and two viewers with identified screens. */
async function openWall() {
  const harness = createRoomHarness(CURTAIN_MS);
  const opened = renderParts(
    <>
      <LostScreens />
      <Wall />
    </>,
    harness,
  );
  expect(screen.getByText('None yet')).toBeVisible();
  const open = (id: string, name?: string) => {
    const { room } = harness.open('viewer');
    room.window.setScreen({ id, ...(name !== undefined && { name }) });
    room.acknowledge(room.getSnapshot().revision);
    return room;
  };
  const left = open('left', 'Stage left');
  const booth = open('booth');
  await opened.pass(1_000);
  await screen.findByLabelText('Screens', { selector: 'ul' });
  const openDialog = async (name: string) => {
    fireEvent.click(screen.getByText(name, { selector: 'li span' }));
    return within(await screen.findByRole('dialog', { name: 'Screens' }));
  };
  return { ...opened, harness, left, booth, open, openDialog };
}

describe('the wall of screens', () => {
  it('shows each viewer as a small picture with its name, its content and its status', async () => {
    const { booth, pass } = await openWall();
    expect(screen.getByText('2 of 2 screens')).toBeVisible();
    expect(words()).toEqual([
      expect.stringMatching(/^Timer 1.*Stage leftUp to date$/u),
      expect.stringMatching(/^Timer 1.*Viewer 2Up to date$/u),
    ]);
    fireEvent.click(screen.getByLabelText('Identify Viewer 2'));
    await pass(10);
    expect(booth.getSnapshot().isIdentifying).toBe(true);
  });

  it('says since when a screen has been lost, until it is back in another window', async () => {
    const { left, open, pass } = await openWall();
    left.close();
    await pass(7_000);
    expect(words()[1]).toBe('Stage leftLost 19:30');
    expect(screen.getByText('Stage left lost 19:30')).toBeVisible();
    expect(screen.getByText('1 of 2 screens')).toBeVisible();
    open('left', 'Stage left');
    await pass(1_000);
    expect(words()[0]).toMatch(/Stage leftUp to date$/u);
    expect(screen.queryByText('Stage left lost 19:30')).toBeNull();
  });

  it('gives a screen a lasting name, and a blackout and a message of its own', async () => {
    const { booth, left, openDialog, pass, room } = await openWall();
    const dialog = await openDialog('Viewer 2');
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: ' Booth ' } });
    fireEvent.click(dialog.getByText('Save name'));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Message' }), {
      target: { value: 'Stand by' },
    });
    fireEvent.click(dialog.getByText('Show message'));
    fireEvent.click(dialog.getByText('Blackout'));
    await pass(1_000);
    expect(booth.getSnapshot().self.name).toBe('Booth');
    expect(left.getSnapshot().self.name).toBe('Stage left');
    const { state } = room.getSnapshot();
    expect(state).toMatchObject({ isBlackout: false, shownMessageId: null });
    expect(screenSettingOf(state, 'booth')).toMatchObject({ name: 'Booth', isBlackout: true });
    expect(words()[0]).toMatch(/^Blackout: Booth/u);
    fireEvent.click(dialog.getByText('Lift blackout'));
    fireEvent.click(dialog.getByText('Clear message'));
    expect(screenSettingOf(room.getSnapshot().state, 'booth')).toEqual({
      id: 'booth',
      name: 'Booth',
    });
    booth.close();
    await pass(7_000);
    fireEvent.click(screen.getByText('Dismiss', { selector: 'button *' }));
    await waitFor(() => expect(words()[1]).toBe('BoothNot connected'));
  });

  it('shows other parts on one screen, and then the viewers’ common parts again', async () => {
    const { booth, left, openDialog, pass, room } = await openWall();
    const dialog = await openDialog('Stage left');
    expect(dialog.getByText('As all viewers.')).toBeVisible();
    fireEvent.click(dialog.getByLabelText('Time of day'));
    await pass(1_000);
    const partsOf = (viewer: typeof left, id: string) =>
      stateOnScreen(viewer.getSnapshot().state, id, false).viewer.parts;
    expect(partsOf(left, 'left').clock).toBe(true);
    expect(partsOf(booth, 'booth').clock).toBe(false);
    fireEvent.click(dialog.getByText('Show the parts of all viewers'));
    expect(room.getSnapshot().state.screens).toBeUndefined();
  });

  it('shows another timer on one screen, and lowers the brightness of all', async () => {
    const { booth, left, openDialog, pass, room } = await openWall();
    const dialog = await openDialog('Stage left');
    room.dispatch({ type: 'assign-timer', screenIds: ['left'], timerId: 'act-2' });
    fireEvent.click(dialog.getByLabelText('50 %'));
    await pass(1_000);
    expect(shownTimer(left.getSnapshot()).id).toBe('act-2');
    expect(left.getSnapshot().timerId).toBe('act-2');
    expect(booth.getSnapshot().timerId).toBe('timer-1');
    expect(words()[0]).toMatch(/^Act 2/u);
    expect(screenSettingOf(room.getSnapshot().state, 'left')?.brightness).toBe(50);
    fireEvent.click(dialog.getByLabelText('50 %'));
    room.dispatch({ type: 'remove-timer', timerId: 'act-2' });
    await pass(1_000);
    expect(left.getSnapshot().timerId).toBe('timer-1');
  });
});
