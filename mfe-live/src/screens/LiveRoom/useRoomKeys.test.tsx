import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IconButton, Menu } from '@standby/shared-ui';
import { describe, expect, it } from 'vitest';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../testing/render-parts';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { Controller } from './Controller';
import { KeyMap } from '@standby/room-parts/key-map';
import { useController, useDialog } from './controller-context';
import { BlackoutDialog } from './Notices/BlackoutDialog';
import { UndoBar } from './History/UndoBar';
import { ViewerState } from './Rail/ViewerState';
import { useRoomKeys } from './useRoomKeys';

/** A desk with only keys and a message field. */
function Desk() {
  useRoomKeys();
  const { deskRef, messageRef } = useController();
  return (
    <div ref={deskRef} tabIndex={-1} role="group" aria-label="Desk">
      <input ref={messageRef} aria-label="Message" />
    </div>
  );
}

function DeskKeys() {
  return <KeyMap {...useDialog('keys')} page="desk" />;
}

async function openDesk(openForMs = 1_000) {
  const opened = renderParts(
    <>
      <Menu
        trigger={<IconButton label="User menu">U</IconButton>}
        items={[{ label: 'Sign Out', onSelect: () => undefined }]}
      />
      <Desk />
      <UndoBar />
      <ViewerState />
      <DeskKeys />
      <BlackoutDialog />
    </>,
  );
  const { room } = opened;
  await opened.pass(openForMs);
  return {
    ...opened,
    desk: screen.getByLabelText('Desk'),
    press: (keys: string) => opened.user.keyboard(keys),
    isRunning: () => room.getSnapshot().state.timers[0]?.run.phase === 'running',
    shown: () => room.getSnapshot().timerId,
    onAir: () => room.getSnapshot().state.selectedTimerId,
  };
}

describe('the keyboard', () => {
  it('plays, moves a minute, undoes it, selects timers and flashes', async () => {
    const { figure, isRunning, onAir, press, shown } = await openDesk();
    await press('p');
    expect(isRunning()).toBe(true);
    await press('p');
    expect(isRunning()).toBe(false);
    // Space is the book’s GO, and N writes a note on both pages.
    await press(' ');
    expect(isRunning()).toBe(false);
    await press('+--');
    expect(figure().large).toBe('9:00');
    await press('z');
    expect(figure().large).toBe('10:00');
    await press('.');
    expect(shown()).toBe('intermission');
    await press(',,');
    expect(shown()).toBe('act-2');
    // P acts on the timer on air until the selection is armed. Escape returns to that timer.
    await press('{Escape}');
    expect(shown()).toBe('timer-1');
    await press('.p');
    expect([isRunning(), onAir()]).toEqual([true, 'timer-1']);
    await press('ap');
    expect([isRunning(), onAir()]).toEqual([false, 'intermission']);
    await press('f');
    expect(screen.getByText('Flash', { selector: '[role=status]' })).toBeVisible();
    expect(screen.queryByLabelText(/^Undo/u)).toBeNull();
    await press('f');
    expect(screen.getByText('Wait two seconds between flashes.')).toBeVisible();
  });

  it('is shown on the buttons, and read out with them', () => {
    const { room } = renderInRoom(createRoomHarness(CURTAIN_MS), 'controller', <Controller />);
    act(() => void room.dispatch({ type: 'adjust', timerId: 'timer-1', byMs: 60_000 }));
    const buttons = [...document.querySelectorAll('[aria-keyshortcuts]')];
    const keyOf = (button: Element) => button.getAttribute('aria-keyshortcuts') ?? '';
    const said = new Set(buttons.map(keyOf));
    expect([...said].toSorted().join(' ')).toBe('- ? C D F L M P Plus R Z');
    const lettered = buttons.filter((button) => button.querySelector('kbd'));
    for (const button of lettered)
      expect(button.querySelector('kbd')).toHaveTextContent(keyOf(button));
    expect([...new Set(lettered.map(keyOf))].toSorted().join(' ')).toBe('C D F L M R Z');
  });

  it('does not act within a second after the desk opened, and says so', async () => {
    const { isRunning, press, pass, shown } = await openDesk(500);
    await press('pd');
    expect(isRunning()).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/This page has just opened: nothing was done/u)).toBeVisible();
    await press('.');
    expect(shown()).toBe('intermission');
    await pass(500);
    await press('p');
    expect(isRunning()).toBe(true);
  });

  it('ignores Back and GO of the book, so that neither causes a blackout', async () => {
    const { press, room } = await openDesk();
    await press('b ');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('d');
    const question = await screen.findByRole('dialog', { name: 'Black out the viewers?' });
    const cancel = within(question).getByText('Cancel').closest('button');
    await waitFor(() => expect(cancel).toHaveFocus());
    await press(' ');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(room.getSnapshot().state.isBlackout).toBe(false);
  });

  it('acts on the room after a menu beside the desk was opened with the pointer', async () => {
    const { desk, isRunning, press, user } = await openDesk();
    const open = async () => {
      await user.click(screen.getByLabelText('User menu'));
      return screen.findByRole('menuitem', { name: 'Sign Out' });
    };
    await open();
    await press('{Escape}');
    await waitFor(() => expect(desk).toHaveFocus());
    await press('p');
    expect(isRunning()).toBe(true);
    await user.click(await open());
    await waitFor(() => expect(desk).toHaveFocus());
    // After a menu was opened with a key, the focus returns to its button.
    screen.getByLabelText('User menu').focus();
    await press('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await press('{Escape}');
    await waitFor(() => expect(screen.getByLabelText('User menu')).toHaveFocus());
  });

  it('finds the focus at the desk when the pressed button has disappeared', async () => {
    const { desk, press, room } = await openDesk();
    act(() => void room.dispatch({ type: 'blackout', isOn: true }));
    screen.getByText('Lift blackout').closest('button')?.focus();
    await press('{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(desk).toHaveFocus());
  });

  it('opens its map on ?, moves to the message on M, and does neither while a person types', async () => {
    const { figure, isRunning, press } = await openDesk();
    await press('?');
    const map = await screen.findByRole('dialog', { name: 'Keyboard' });
    expect(map).toHaveTextContent('Play or pause');
    fireEvent.keyDown(map, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('m');
    const input = screen.getByLabelText('Message');
    expect(input).toHaveFocus();
    await press('bf zn+-? m');
    expect(input).toHaveValue('bf zn+-? m');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(figure().large).toBe('10:00');
    expect(isRunning()).toBe(false);
  });
});
