import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSheet } from '../../testing/open-sheet';

// jsdom has no layout, so the grid needs a height to have rows in view.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

const field = () => screen.getByRole('grid').querySelector('input');

/** Types text into the trigger of LX 3, which refuses it. */
async function refuse() {
  const opened = openSheet();
  const user = userEvent.setup({ delay: null });
  const triggers = screen.getAllByText('called');
  const trigger = triggers[2]?.closest<HTMLElement>('[role="gridcell"]');
  if (!trigger) throw new Error('The sheet has no third trigger');
  await user.click(trigger);
  await user.keyboard('banana{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(/“banana” is not a trigger/u);
  expect(field()).toHaveFocus();
  return { ...opened, user };
}

const contents = ({ sheet }: ReturnType<typeof openSheet>) =>
  sheet().cues.map(({ label, trigger }) => `${label} ${trigger.kind}`);
const BEFORE = ['dawn called', 'noon called', 'dusk called'];

describe('a text that a cell refuses', () => {
  it('keeps the caret, and is not written into another cell', async () => {
    const opened = await refuse();
    const { user, cell } = opened;
    await user.click(cell('noon'));
    expect(field()).toBeNull();
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('noon');
    await user.keyboard('{Enter}');
    expect(contents(opened)).toEqual(BEFORE);
    expect(screen.getByText(/^Trigger of LX 3 was not saved: “banana”/u)).toBeVisible();
  });

  it('is restored by undo, into its own cell', async () => {
    const opened = await refuse();
    const { user, cell } = opened;
    await user.click(cell('noon'));
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByLabelText('Trigger of LX 3')).toHaveFocus();
    expect(field()).toHaveValue('banana');
    await user.clear(screen.getByLabelText('Trigger of LX 3'));
    await user.keyboard('visual{Enter}');
    expect(contents(opened)).toEqual(['dawn called', 'noon called', 'dusk visual']);
  });

  it('stays dropped after a dialog, and does not become a proposal of a locked sheet', async () => {
    const opened = await refuse();
    const { user } = opened;
    await user.click(screen.getByText('Lock for show'));
    expect(field()).toBeNull();
    await user.click(screen.getByText('Renumber'));
    await user.click(await screen.findByText('Cancel'));
    await user.click(opened.cell('dusk'));
    await user.keyboard('{Enter} {Enter}');
    expect(opened.sheet().proposals).toEqual([]);
    expect(contents(opened)).toEqual(BEFORE);
  });

  it('is dropped when another person removes its cue', async () => {
    const opened = await refuse();
    await opened.pass(100);
    await opened.colleagueChanges({ type: 'remove-cues', cueIds: ['cue-3'] });
    expect(field()).toBeNull();
    expect(screen.getByText(/^Trigger of LX 3 was not saved/u)).toBeVisible();
    expect(screen.queryByText('Bring it back')).toBeNull();
    const { user, cell } = opened;
    await user.click(cell('noon'));
    await user.keyboard('{F2}er{Enter}');
    expect(contents(opened)).toEqual(['dawn called', 'nooner called']);
  });
});

it('a text that a cell accepts is saved when another cell is pressed', async () => {
  const { cell, sheet } = openSheet();
  fireEvent.click(cell('dawn'));
  fireEvent.keyDown(cell('dawn'), { key: 'x' });
  fireEvent.click(cell('noon'));
  expect(sheet().cues.map(({ label }) => label)).toEqual(['x', 'noon', 'dusk']);
});
