import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeldActStore } from '@standby/room-engine/storage/held-act-storage';
import { buildEventLog } from '@standby/live-room/testing/builders';
import { linesOf } from '@standby/room-engine/log/event-log';
import { lightScreen } from '@standby/live-room/domain/calling/desk-view';
import type { Room } from '@standby/live-room/client/room';
import { currentFormat } from '@standby/live-room';
import { openDesk, openOnBook } from '../../testing/open-book';

beforeEach(() => {
  sessionStorage.setItem('standby:caller', 'noor');
  localStorage.setItem('standby:caller-name', 'Noor');
});

const take = (room: Room, callerId: string, name: string) =>
  room.dispatch({ type: 'take-book', callerId, name });

describe('the person on the book', () => {
  it('calls standby, sees who answers, and gives GO, with one key each', async () => {
    const { press, gone, other, pass } = await openOnBook();
    expect(screen.getByText('Noor, you are on the book.')).toBeVisible();
    expect(screen.getByText('O for a muse of fire')).toBeVisible();
    expect(screen.getByText('Page 3')).toBeVisible();
    const cues = within(screen.getByRole('list', { name: 'Cues of the next moment' }));
    expect(cues.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'LX 1Dawn',
      'SQ 1',
      'LX 1.5follows 3 s',
    ]);
    await press('s');
    expect(screen.getAllByText(/No light connected/u)).toHaveLength(2);
    other.dispatch({ type: 'acknowledge-cues', cueIds: ['lx1'] });
    await pass(5_000);
    expect(screen.getByText(/Acknowledged after 0 s/u)).toBeVisible();
    expect(screen.getByText(/Late: no answer for 5 s/u)).toBeVisible();
    await press(' ');
    expect(gone()).toEqual(['lx1', 'sq1']);
    expect(screen.getByText('Exeunt')).toBeVisible();
    await press('e');
    expect(screen.getByText('O for a muse of fire')).toBeVisible();
    await press('k');
    expect(screen.getByText('Exeunt')).toBeVisible();
    await press('b');
    expect(screen.getByText('O for a muse of fire')).toBeVisible();
  });

  it('is asked before a GO without a standby, and one GO is never two', async () => {
    const { press, gone, pass } = await openOnBook();
    await press(' ');
    expect(gone()).toEqual([]);
    expect(screen.getByText(/No standby was given/u)).toBeVisible();
    await pass(4_000);
    expect(screen.queryByText(/No standby was given/u)).toBeNull();
    await press(' ');
    expect(gone()).toEqual([]);
    // A trembling finger presses twice.
    await press(' ');
    expect(gone()).toEqual([]);
    await pass(600);
    await press(' ');
    expect(gone()).toEqual(['lx1', 'sq1']);
    // The next moment has no standby either. A key that is held down calls nothing.
    await press(' ', { repeat: true });
    expect(screen.queryByText(/No standby was given/u)).toBeNull();
  });

  it.each([
    ['Do it now', 1],
    ['Leave it out', 0],
  ])('is asked about a late act from before the page was loaded: %s', async (answer, done) => {
    const { log, events } = buildEventLog([[0, { type: 'flash' }]], undefined, 'away');
    const { room, pass } = await openDesk((_, { storage }) => {
      const store = createHeldActStore('standby:room:hamlet:held', () => storage, currentFormat);
      store.add(events.map((event) => ({ event, lines: linesOf(log) })));
    });
    await vi.dynamicImportSettled();
    await pass(0);
    expect(screen.getByText('An act came late.')).toBeVisible();
    const flashes = () => room.getSnapshot().lines.filter(({ type }) => type === 'flash');
    expect(flashes()).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: answer }));
    await pass(250);
    expect(screen.queryByText('An act came late.')).toBeNull();
    expect(screen.getByRole('group', { name: 'Calling' })).toHaveFocus();
    expect(flashes()).toHaveLength(done);
  });

  it('does not call by a stray key: held down, in a field, in a dialog, or just after the tab is shown', async () => {
    const { press, gone, pass } = await openOnBook();
    await press('s');
    await press(' ', { repeat: true });
    await press(' ', { ctrlKey: true });
    fireEvent.focus(window);
    fireEvent.keyDown(document.body, { key: ' ' });
    await pass(400);
    expect(gone()).toEqual([]);
    expect(screen.getByText(/This page has just opened/u)).toBeVisible();
    await pass(600);
    await press('h');
    await vi.dynamicImportSettled();
    await pass(400);
    const reason = screen.getByRole('textbox', { name: /Reason/u });
    fireEvent.keyDown(reason, { key: ' ' });
    fireEvent.keyDown(document.body, { key: ' ' });
    await pass(400);
    expect(gone()).toEqual([]);
    fireEvent.change(reason, { target: { value: 'Technical' } });
    fireEvent.submit(reason);
    await pass(400);
    expect(screen.getByText('The show is stopped: Technical')).toBeVisible();
    await press(' ');
    expect(gone()).toEqual([]);
    expect(screen.getByText(/The show is stopped. Resume it first/u)).toBeVisible();
    await press('h');
    await press(' ');
    expect(gone()).toEqual(['lx1', 'sq1']);
  });

  it('sees which departments have a light connected', async () => {
    const { harness, other, pass } = await openDesk((room) => take(room, 'noor', 'Noor'));
    expect(screen.getByText('No light connected:')).toHaveTextContent('LX, SQ');
    // A desk does not count as a light.
    other.window.setScreen(lightScreen('SQ', 'a'));
    harness.open('department').room.window.setScreen(lightScreen('LX', 'b'));
    await pass(400);
    expect(screen.getByText('No light connected:')).toHaveTextContent(/: SQ$/u);
    expect(screen.getByText('Ready')).toBeVisible();
  });
});

describe('the book', () => {
  it('is taken with one press five seconds after its caller was cut off or closed, and both see it', async () => {
    const { harness, other, pass } = await openDesk((room) => {
      room.window.setCaller('watcher');
    });
    const ash = harness.open('controller').room;
    ash.window.setCaller('ash');
    take(ash, 'ash', 'Ash');
    await pass(1_000);
    expect(screen.getByRole('button', { name: 'Ask for the book' })).toBeVisible();
    ash.close();
    await pass(4_500);
    expect(screen.getByText('Ash is on the book.')).toBeVisible();
    await pass(1_500);
    expect(screen.getByText(/^Ash’s desk is cut off for \d s\.$/u)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Take the book' }));
    await pass(400);
    expect(screen.getByText('Noor, you are on the book.')).toBeVisible();
    expect(other.getSnapshot().state.calling?.caller?.name).toBe('Noor');
    ash.connect();
    await pass(1_000);
    expect(ash.getSnapshot().state.calling?.caller?.name).toBe('Noor');
  });

  it('is requested, and taken after ten seconds without an answer', async () => {
    const { pass, room } = await openDesk((other) => take(other, 'mira', 'Mira'));
    expect(screen.getByText('Mira is on the book.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'GO' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Ask for the book' }));
    await pass(400);
    expect(screen.getByText(/10 s left to answer/u)).toBeVisible();
    await pass(10_000);
    fireEvent.click(screen.getByRole('button', { name: 'Take the book' }));
    await pass(400);
    expect(room.getSnapshot().state.calling?.caller?.name).toBe('Noor');
    expect(screen.getByRole('button', { name: 'GO' })).toBeEnabled();
  });

  it('is handed over with one press, and both see it', async () => {
    const { pass, other } = await openOnBook();
    other.dispatch({ type: 'ask-for-book', callerId: 'mira', name: 'Mira' });
    await pass(400);
    expect(screen.getByText('Mira asks for the book.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Hand over' }));
    await pass(400);
    expect(screen.getByText('Mira is on the book.')).toBeVisible();
    expect(other.getSnapshot().state.calling?.caller?.id).toBe('mira');
  });
});
