import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import { sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import { createConnectedHarness } from '@standby/live-room/testing/connected-harness';
import { cueOf, openSheet } from '../../testing/open-sheet';
import { renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { SheetPage } from './SheetPage';

// jsdom has no layout, so the grid needs a height to have rows in view.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

describe('the cue sheet', () => {
  it('is a grid that states its numbers of rows and columns', () => {
    const { names } = openSheet();
    const grid = screen.getByRole('grid', { name: 'Cues' });
    expect(grid).toHaveAttribute('aria-rowcount', '4');
    expect(grid).toHaveAttribute('aria-colcount', '8');
    expect(names()).toEqual(['LX 1', 'LX 2', 'LX 3']);
  });

  it('adds a cue as one line below another, and keeps a line with a mistake', () => {
    const { names, line, addLine, cell } = openSheet();
    fireEvent.click(cell('dawn'));
    fireEvent.keyDown(cell('dawn'), { key: 'Insert' });
    expect(screen.getByLabelText('New cue, after LX 1')).toHaveFocus();
    addLine('LX 1.5 sunrise, follow');
    expect(line()).toHaveValue('LX 1.5 sunrise, follow');
    expect(line()).toHaveAccessibleDescription(/Enter seconds/u);
    addLine('LX 1.5 sunrise, follow 2');
    addLine('LX 1.6');
    expect(names()).toEqual(['LX 1', 'LX 1.5', 'LX 1.6', 'LX 2', 'LX 3']);
  });

  it('shows its reading of a line field by field, and the parts that it could not read', () => {
    const { line, addLine, names, sheet } = openSheet();
    const reading = () => screen.getByRole('status', { name: 'Reading of the line' });
    const type = (text: string) => fireEvent.change(line(), { target: { value: text } });
    type('LX 9 p12 deeper dusk follow 20');
    expect(reading()).toHaveTextContent('CueLX 9Page12Labeldeeper duskTriggerfollow 20');
    expect(line()).not.toHaveAttribute('aria-invalid', 'true');
    type('HAZE 4 fog');
    expect(reading()).toHaveTextContent(/^Not read yet: “HAZE” is not a department in this show/u);
    addLine('HAZE 4 fog');
    expect(line()).toHaveAccessibleDescription(/“HAZE” is not a department in this show/u);
    // The refused line is selected, so the next text replaces it.
    const field = line();
    expect(field instanceof HTMLInputElement && [field.selectionStart, field.selectionEnd]).toEqual(
      [0, 10],
    );
    fireEvent.click(screen.getByText('Add HAZE'));
    expect(sheet().departments.at(-1)).toEqual({ id: 'HAZE', name: 'HAZE' });
    fireEvent.click(screen.getByText('Add'));
    expect(names()).toEqual(['LX 1', 'LX 2', 'LX 3', 'HAZE 4']);
  });

  it('keeps a line with unread parts, and names them', () => {
    const { line, addLine, names } = openSheet();
    const reading = () => screen.getByRole('status', { name: 'Reading of the line' });
    fireEvent.change(line(), { target: { value: 'LX 9 follow 3, bananas' } });
    expect(reading()).toHaveTextContent(/^CueLX 9Triggerfollow 3Not readbananas$/u);
    addLine('LX 9 follow 3, bananas');
    expect(names()).toEqual(['LX 1', 'LX 2', 'LX 3']);
    expect(line()).toHaveValue('LX 9 follow 3, bananas');
    expect(line()).toHaveAccessibleDescription(/^Not read: “bananas”\./u);
    addLine('LX 9 bananas, follow 3');
    expect(names().at(-1)).toBe('LX 9');
    fireEvent.change(line(), { target: { value: 'LX 10 dusk p12' } });
    expect(reading()).toHaveTextContent(/Read as part of the label: “p12”/u);
  });

  it('inserts after the selected cue, one below the other, or at the end', () => {
    const { addLine, cell, names } = openSheet();
    fireEvent.click(cell('dawn'));
    addLine('LX 1.1');
    addLine('LX 1.2');
    expect(names()).toEqual(['LX 1', 'LX 1.1', 'LX 1.2', 'LX 2', 'LX 3']);
    fireEvent.click(screen.getByText('Add at the end'));
    addLine('LX 9');
    expect(names().at(-1)).toBe('LX 9');
  });

  it('reports a change of the same cell by another person, and keeps either of the two', async () => {
    const { cell, colleagueChanges, room, pass } = openSheet();
    await pass(100);
    const edit = (was: string, label: string): CueChange => ({
      type: 'edit-cues',
      edits: [{ cueId: 'cue-2', set: { label }, was: { label: was } }],
    });
    const field = () => screen.getByLabelText('Label of LX 2');
    const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
    const label = () => sheetOf(room.getSnapshot().state).cues[1]?.label;

    fireEvent.click(cell('noon'));
    fireEvent.keyDown(cell('noon'), { key: 'Enter' });
    write('mine');
    await colleagueChanges(edit('noon', 'theirs'));
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Someone else changed this cell: “theirs”.',
    );
    expect(field()).toHaveValue('mine');
    fireEvent.click(screen.getByText('Keep mine'));
    expect(label()).toBe('mine');
    await pass(100);

    fireEvent.keyDown(cell('mine'), { key: 'F2' });
    write('mine again');
    await colleagueChanges(edit('mine', 'theirs again'));
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.click(screen.getByText('Take theirs'));
    expect(label()).toBe('theirs again');
    expect(cell('theirs again')).toHaveFocus();
  });

  it('calls cues together, removes and empties them, and undoes each step', () => {
    const { cell, room, names } = openSheet();
    const before = sheetOf(room.getSnapshot().state);
    fireEvent.click(cell('noon'));
    fireEvent.click(screen.getByLabelText('Call LX 2 with the cue above'));
    expect(names()[1]).toBe('With the cue above: LX 2');
    fireEvent.keyDown(cell('noon'), { key: 'Delete' });
    expect(screen.queryByText('noon')).toBeNull();
    fireEvent.click(screen.getByLabelText('Remove LX 2'));
    expect(names()).toEqual(['LX 1', 'LX 3']);
    const grid = screen.getByRole('grid');
    for (let gesture = 0; gesture < 3; gesture += 1)
      fireEvent.keyDown(grid, { key: 'z', ctrlKey: true });
    expect(sheetOf(room.getSnapshot().state)).toEqual(before);
    fireEvent.keyDown(grid, { key: 'y', ctrlKey: true });
    expect(names()[1]).toBe('With the cue above: LX 2');
  });
});

it('a read-only member sees a notice, and cannot edit', async () => {
  const harness = createConnectedHarness();
  const colleague = harness.open('controller').room;
  await harness.machine.advance(2_000);
  act(
    () =>
      void colleague.dispatch({ type: 'add-cues', cues: [cueOf(1, 'dawn')], beforeCueId: null }),
  );
  await harness.machine.advance(100);
  harness.server.role = 'viewer';
  const { pass } = renderInRoom(harness, 'controller', <SheetPage />);
  await pass(2_000);
  expect(screen.getByText('You can read this sheet, not change it.')).toBeVisible();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  expect(screen.queryByLabelText(/^New cue/u)).toBeNull();
  fireEvent.click(screen.getByText('dawn'));
  fireEvent.keyDown(screen.getByText('dawn'), { key: 'Enter' });
  expect(within(screen.getByRole('grid')).queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Selected cue: LX 1' })).toBeNull();
});
