import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cueOf, openSheet } from '../../testing/open-sheet';

// jsdom has no layout, so the grid needs a height to have rows in view.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

const buttonOf = (text: string | RegExp): HTMLButtonElement => {
  const found = screen
    .getAllByText((_, element) => {
      const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      return (
        element instanceof HTMLButtonElement &&
        (text instanceof RegExp ? text.test(label) : text === label)
      );
    })
    .at(0);
  if (!(found instanceof HTMLButtonElement)) throw new Error(`No button ${String(text)}`);
  return found;
};
const press = (text: string | RegExp) => fireEvent.click(buttonOf(text));
const proposals = () => screen.getByRole('region');
const keys = (key: string) => fireEvent.keyDown(screen.getByRole('grid'), { key, ctrlKey: true });

describe('a sheet that is locked for the show', () => {
  it('says so, and stores edits as proposals that a colleague sees and accepts', async () => {
    const { cell, write, sheet, colleague, pass, colleagueChanges, names } = openSheet();
    press('Lock for show');
    expect(screen.getByText('The sheet is locked for the show.')).toBeVisible();
    write(cell('noon'), 'midday');
    expect(sheet().cues[1]?.label).toBe('noon');
    expect(screen.getByText(/^Proposed\. It waits/u)).toBeVisible();
    expect(cell('noon')).toHaveTextContent('noon, proposed: “midday”');
    expect(within(proposals()).getByText('Label of LX 2: “noon” becomes “midday”')).toBeVisible();
    await pass(100);
    const [waiting] = colleague.getSnapshot().state.cueSheet?.proposals ?? [];
    expect(waiting?.name).toBe('Controller 1');
    await colleagueChanges({ type: 'accept-proposal', proposalId: waiting?.id ?? '' });
    expect(cell('midday')).toHaveTextContent(/^midday$/u);
    expect(screen.queryByRole('region')).toBeNull();
    expect(names()).toHaveLength(3);
  });

  it('accepts or dismisses each proposal, and names those that can no longer be accepted', () => {
    const { addLine, cell, sheet, write } = openSheet();
    press('Lock for show');
    addLine('SQ 1 wind');
    write(cell('dusk'), 'night');
    fireEvent.click(cell('noon'));
    press('Remove LX 2');
    fireEvent.keyDown(cell('noon'), { key: 'Delete' });
    expect(proposals()).toHaveAccessibleName('Proposals (4)');
    press('Accept: Remove LX 2');
    expect(screen.getByText(/^Cannot be accepted now: This cue is no longer/u)).toBeVisible();
    expect(
      screen.getByRole('button', { name: /^Accept: A cue that has been removed/u }),
    ).toBeDisabled();
    press(/^Dismiss: A cue that has been removed/u);
    press(/^Dismiss: Label of LX 3/u);
    press('Accept: Add SQ 1 wind, at the end');
    expect(sheet().cues.map(({ label }) => label)).toEqual(['dawn', 'dusk', 'wind']);
    expect(sheet().proposals).toEqual([]);
  });

  it('withdraws a proposal with undo, and unlocks with one press', () => {
    const { cell, write, sheet } = openSheet();
    write(cell('dawn'), 'sunrise');
    press('Lock for show');
    write(cell('noon'), 'midday');
    keys('z');
    expect(sheet().proposals).toEqual([]);
    keys('y');
    expect(sheet().proposals).toHaveLength(1);
    press('Unlock');
    expect(screen.queryByText('The sheet is locked for the show.')).toBeNull();
    write(cell('dusk'), 'night');
    expect(sheet().cues.map(({ label }) => label)).toEqual(['sunrise', 'noon', 'night']);
  });
});

describe('the filters of a sheet', () => {
  const cues = [
    cueOf(1, 'dawn', { page: '1', scene: '1.1' }),
    cueOf(2, 'noon', { page: '20', scene: '2.1' }),
    cueOf(3, 'wind', { department: 'SQ', page: '21', scene: '2.1' }),
  ];

  it('show the cues of some pages, state their number, and show all again', () => {
    const { names } = openSheet(cues);
    const pages = screen.getByLabelText('Pages');
    fireEvent.change(pages, { target: { value: '20-30' } });
    expect(names()).toEqual(['LX 2', 'SQ 3']);
    expect(screen.getByText('2 of 3 cues')).toBeVisible();
    fireEvent.change(pages, { target: { value: '30-20' } });
    expect(pages).toHaveAccessibleDescription('Enter a page, or a range such as 12-40');
    expect(names()).toHaveLength(3);
    fireEvent.change(pages, { target: { value: '21' } });
    press('Show all');
    expect(names()).toHaveLength(3);
    expect(pages).toHaveValue('');
  });

  it('make way for a new cue that they would hide', () => {
    const { names, addLine } = openSheet(cues);
    fireEvent.change(screen.getByLabelText('Pages'), { target: { value: '20' } });
    addLine('FS 1 p40 on Hamlet');
    expect(names()).toEqual(['LX 1', 'LX 2', 'SQ 3', 'FS 1']);
  });
});
