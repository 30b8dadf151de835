import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { shownMessage } from '@standby/live-room/domain/state/room-state';
import { stateOnScreen } from '@standby/live-room/domain/screens/screens';
import type { RoomWindow } from '@standby/live-room/testing/room-harness';
import { openMessages } from './testing/open-messages';

afterEach(() => sessionStorage.clear());

describe('a message for single screens', () => {
  /** Opens a desk and two viewers with identified screens. */
  async function openWithScreens() {
    const opened = openMessages();
    const { harness, pass, user } = opened;
    const viewer = (id: string, name?: string) => {
      const { room } = harness.open('viewer');
      room.window.setScreen({ id, ...(name !== undefined && { name }) });
      return room;
    };
    const left = viewer('left', 'Stage left');
    const booth = viewer('booth');
    await pass(1_000);
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('combobox', { name: 'One screen or a group' }));
      await user.click(await screen.findByRole('option', { name }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    const shownOn = (room: RoomWindow['room'], id: string) => {
      const { state } = room.getSnapshot();
      return shownMessage(stateOnScreen(state, id, false))?.text;
    };
    return { ...opened, left, booth, choose, shownOn };
  }

  it('shows on the selected screen and no other, and the list names the recipient', async () => {
    const { booth, choose, input, left, pass, press, room, sent, shownOn, write } =
      await openWithScreens();
    await choose('Stage left');
    expect(screen.getByRole('radio', { name: 'Viewers' })).not.toBeChecked();
    write('Beginners');
    fireEvent.keyDown(input, { key: 'Enter', shiftKey: true });
    await pass(100);
    expect(shownOn(left, 'left')).toBe('Beginners');
    expect(shownOn(booth, 'booth')).toBeUndefined();
    expect(room.getSnapshot().state.shownMessageId).toBeNull();
    expect(sent()).toEqual([expect.stringMatching(/^You19:30To: .*Stage left.*Shown there/u)]);
    press('Clear');
    await pass(100);
    expect(shownOn(left, 'left')).toBeUndefined();
    press('Show there');
    await pass(100);
    expect(shownOn(left, 'left')).toBe('Beginners');
    expect(shownOn(booth, 'booth')).toBeUndefined();
  });

  it('goes to a group, even by a preset, until its time is over', async () => {
    const { booth, choose, left, pass, press, room, sent, shownOn, user } = await openWithScreens();
    for (const [screenId, name] of [
      ['left', 'Stage left'],
      ['booth', 'Booth'],
    ] as const)
      room.dispatch({ type: 'name-screen', screenId, name, group: 'Wings' });
    await pass(100);
    await choose('Group Wings');
    await user.click(screen.getByRole('radio', { name: '2 minutes' }));
    press('Wrap up');
    await pass(100);
    expect([shownOn(left, 'left'), shownOn(booth, 'booth')]).toEqual(['Wrap up', 'Wrap up']);
    const words = 'To: Stage left, BoothShown there until 19:32';
    expect(sent()).toEqual([expect.stringContaining(words)]);
    await pass(121_000);
    expect(sent()).toEqual([expect.not.stringContaining('Shown there')]);
  });

  it('waits in the list after Add Message, and for a screen that has left, without going to all', async () => {
    const { booth, choose, input, onViewers, pass, press, sent, write } = await openWithScreens();
    await choose('Viewer 2');
    write('Stand by');
    booth.close();
    await pass(1_000);
    press('Add Message');
    expect(sent()).toEqual([expect.stringMatching(/^You19:30To: .*Show there$/u)]);
    write('Places');
    fireEvent.keyDown(input, { key: 'Enter', shiftKey: true });
    expect(onViewers()).toBeUndefined();
    expect(sent()).toHaveLength(2);
  });

  it('keeps its recipient through a reload, half-written, even if the screen has left', async () => {
    const { booth, choose, write } = await openWithScreens();
    await choose('Viewer 2');
    write('Stand by');
    booth.close();
    cleanup();
    const { input, onViewers, sent } = openMessages();
    expect(input).toHaveValue('Stand by');
    expect(await screen.findByRole('combobox')).toHaveTextContent('Viewer 2');
    fireEvent.keyDown(input, { key: 'Enter', shiftKey: true });
    expect(onViewers()).toBeUndefined();
    expect(sent()).toEqual([expect.stringMatching(/To: a screen/u)]);
  });

  it('becomes a note to the desks with a preset, if the desks are selected', async () => {
    const { onViewers, press, sent } = openMessages();
    press('Desks');
    press('Wrap up');
    expect(onViewers()).toBeUndefined();
    expect(sent()).toEqual([expect.stringContaining('Desks onlyWrap up')]);
  });
});
