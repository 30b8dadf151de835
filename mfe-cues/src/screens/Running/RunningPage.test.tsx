import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { StageMove } from '@standby/live-room/domain/state/running-schema';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import type { WindowRole } from '@standby/live-room/domain/acts/permissions';
import { addSampleCues } from '@standby/live-room/testing/sample-cues';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { RunningPage } from './RunningPage';

const THRONE: StageMove = {
  id: 'throne',
  kind: 'set',
  what: 'Throne',
  place: 'centre',
  by: 'Ana',
  afterCueId: 'lx1',
};

async function openSheet(role: WindowRole, moves: readonly StageMove[] = []) {
  const harness = createRoomHarness(CURTAIN_MS);
  const desk = harness.open('controller').room;
  addSampleCues(desk);
  for (const move of moves) desk.dispatch({ type: 'add-stage-move', move });
  const opened = renderInRoom(harness, role, <RunningPage />);
  await opened.pass(1_000);
  return { ...opened, desk, running: () => desk.getSnapshot().state.running };
}

const row = (name: string) => within(screen.getByRole('listitem', { name }));

describe('the running sheet', () => {
  it('adds rows with named cues, and reports an unknown name', async () => {
    const { user, pass, running } = await openSheet('controller');
    await user.click(screen.getByRole('button', { name: 'Add a row' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a row' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(dialog.getByText('Say what moves.')).toBeVisible();
    await user.type(dialog.getByLabelText(/^What/u), 'Sofa');
    await user.type(dialog.getByLabelText(/^Where to/u), 'left');
    await user.type(dialog.getByLabelText(/^By whom/u), 'Ana and Ben');
    await user.type(dialog.getByLabelText(/^After cue/u), 'lx 9');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(dialog.getByText(/The cue sheet has no such cue/u)).toBeVisible();
    await user.clear(dialog.getByLabelText(/^After cue/u));
    await user.type(dialog.getByLabelText(/^After cue/u), 'lx 1');
    await user.type(dialog.getByLabelText(/^Before cue/u), 'LX 2');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await pass(500);
    expect(running()?.moves).toMatchObject([
      { what: 'Sofa', place: 'left', by: 'Ana and Ben', afterCueId: 'lx1', beforeCueId: 'lx2' },
    ]);
    expect(row('Set Sofa').getByText('After LX 1, before LX 2')).toBeVisible();
    expect(screen.getByText('Sofa added.')).toBeVisible();
  });

  it('is changed and removed with undo, and reports an earlier change by another person', async () => {
    const { user, pass, desk, running } = await openSheet('controller', [THRONE]);
    await user.click(screen.getByRole('button', { name: 'Edit Throne' }));
    desk.dispatch({ type: 'edit-stage-move', move: { ...THRONE, by: 'Cy' }, was: THRONE });
    await pass(500);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Throne' }));
    await user.clear(dialog.getByLabelText(/^Where to/u));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await pass(500);
    expect(screen.getByText('Someone else changed this row.')).toBeVisible();
    expect(running()?.moves).toEqual([{ ...THRONE, by: 'Cy' }]);
    await user.click(screen.getByRole('button', { name: 'Remove Throne' }));
    await pass(500);
    expect(running()?.moves).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(500);
    expect(running()?.moves).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Add a row' })).toHaveFocus();
  });

  it('is ticked off on the deck, is not edited there, and follows the calls', async () => {
    const { user, pass, desk, running } = await openSheet('department', [THRONE]);
    expect(screen.queryByRole('button', { name: 'Add a row' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit Throne' })).toBeNull();
    const tick = row('Set Throne').getByRole('button', { name: 'Set Throne: done' });
    expect(tick).toHaveAttribute('aria-pressed', 'false');
    desk.dispatch({ type: 'take-book', callerId: 'noor', name: 'Noor' });
    const cueIds = ['lx1', 'sq1'];
    desk.dispatch({ type: 'go-cues', callerId: 'noor', cueIds, isConfirmed: true });
    await pass(500);
    expect(row('Set Throne').getByText('Now')).toBeVisible();
    await user.click(tick);
    await pass(500);
    expect(running()?.done).toMatchObject([{ moveId: 'throne' }]);
    expect(tick).toHaveAttribute('aria-pressed', 'true');
    await user.click(tick);
    await pass(500);
    expect(running()?.done).toEqual([]);
  });

  it('is printed, and is readable without the right to tick', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await openSheet('viewer', [THRONE]);
    expect(screen.getByText('You can read this sheet, not change it.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Set Throne: done' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    fireEvent(window, new Event('beforeprint'));
    const page = document.querySelector('[data-print-root] section');
    expect(page).toHaveTextContent(
      /^Running sheet.*DoneWhatWhereByWhenSet ThronecentreAnaAfter LX 1.*Page 1 of 1$/u,
    );
    fireEvent(window, new Event('afterprint'));
    expect(document.querySelector('[data-print-root]')).toBeNull();
  });

  it('is printed as an empty table while it has no rows', async () => {
    await openSheet('controller');
    fireEvent(window, new Event('beforeprint'));
    expect(document.querySelector('[data-print-root] section')).toHaveTextContent(
      /^Running sheet.*DoneWhatWhereByWhenNo rows yet.*Page 1 of 1$/u,
    );
  });
});
