import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDesk, openOnBook } from '../../testing/open-book';
import { claimOwnCaller } from '@standby/room-parts/own-caller';
import { NoteDialog } from '@standby/room-parts/note-dialog';

beforeEach(() => {
  sessionStorage.setItem('standby:caller', 'noor');
  localStorage.setItem('standby:caller-name', 'Noor');
});

describe('the book', () => {
  it('counts down to a follow, and shows when it went, below the called cues', async () => {
    const { press, pass } = await openOnBook();
    await press('s');
    await press(' ');
    const pending = within(screen.getByRole('region', { name: 'Goes automatically' }));
    expect(pending.getByText('3 s')).toBeVisible();
    expect(pending.getByText('LX 1.5')).toBeVisible();
    await pass(1_000);
    expect(pending.getByText('2 s')).toBeVisible();
    await pass(2_000);
    expect(screen.queryByRole('region', { name: 'Goes automatically' })).toBeNull();
    const went = within(screen.getByRole('region', { name: 'Went' }));
    const rows = went.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^19:30:0\dLX 1\.5 followed/u),
      expect.stringMatching(/^19:30:0\dLX 1, SQ 1 GO/u),
    ]);
  });

  it('shows how long the show has run, and how long it has stopped', async () => {
    const { press, pass } = await openOnBook();
    const clocks = within(screen.getByLabelText('Clocks'));
    expect(clocks.getByText('No GO yet')).toBeVisible();
    await press('s');
    await press(' ');
    await pass(61_000);
    expect(clocks.getByText('1:01')).toBeVisible();
    await press('h');
    await vi.dynamicImportSettled();
    await pass(400);
    fireEvent.submit(screen.getByRole('textbox', { name: /Reason/u }));
    await pass(34_000);
    expect(clocks.getByText('Stopped for').parentElement).toHaveTextContent('0:34');
    await press('h');
    expect(clocks.getByText('Last stop').parentElement).toHaveTextContent('0:34');
  });

  it('writes a note with the time of the key N, and no key calls while it is open', async () => {
    await NoteDialog.preload();
    const { press, gone, room } = await openOnBook();
    await press('s');
    const begunAtMs = room.now();
    await press('n');
    const note = screen.getByRole('textbox', { name: 'Note' });
    fireEvent.keyDown(note, { key: ' ' });
    fireEvent.change(note, { target: { value: 'Late blackout' } });
    fireEvent.submit(note);
    expect(room.getSnapshot().lines.at(-1)).toMatchObject({
      type: 'write-note',
      atMs: begunAtMs,
      text: 'General: Late blackout',
    });
    expect(gone()).toEqual([]);
  });

  it('calls nothing within a second after the page is opened', async () => {
    // A window claims its id once, so an earlier test may have claimed it.
    const callerId = await claimOwnCaller();
    const { press, gone, pass, room } = await openDesk((other) => {
      other.dispatch({ type: 'take-book', callerId, name: 'Noor' });
      other.dispatch({ type: 'stand-by-cues', callerId, cueIds: ['lx1', 'sq1'] });
    }, 500);
    await press(' ');
    expect(gone()).toEqual([]);
    expect(screen.getByText(/This page has just opened/u)).toBeVisible();
    await pass(600);
    await press(' ');
    expect(gone()).toEqual(['lx1', 'sq1']);
    expect(room.getSnapshot().state.calling?.lastGoAtMs).toBeDefined();
  });

  it('shows how GO is kept safe, and asks only once when two presses are close together', async () => {
    const { press, gone, pass, room } = await openOnBook();
    expect(screen.getByText('Safety of GO: 0.3 s apart, asks without a standby')).toBeVisible();
    fireEvent.keyDown(document.body, { key: ' ' });
    await pass(350);
    fireEvent.keyDown(document.body, { key: ' ' });
    await pass(400);
    expect(gone()).toEqual([]);
    expect(screen.getByText(/Press GO again after 1 s to call it/u)).toBeVisible();
    await pass(5_000);
    room.dispatch({ type: 'set-go-without-standby', isOn: true });
    room.dispatch({ type: 'set-go-interval', intervalMs: 2_000 });
    await pass(400);
    expect(screen.getByText('Safety of GO: 2 s apart, no standby needed')).toBeVisible();
    await press(' ');
    expect(gone()).toEqual(['lx1', 'sq1']);
    await press(' ');
    expect(screen.getByText(/This GO came too soon/u)).toBeVisible();
  });
});
