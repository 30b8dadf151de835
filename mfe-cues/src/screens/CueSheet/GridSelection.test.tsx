import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cueOf, openSheet } from '../../testing/open-sheet';
import { PrintCues, Renumber } from './lazy-parts';

// jsdom has no layout, so the grid needs a height to have rows in view.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
beforeAll(() => Promise.all([PrintCues.preload(), Renumber.preload()]));

const selectedRows = () => screen.getByRole('grid').querySelectorAll('[aria-selected="true"]');

/** Copies or pastes at an element with a separate clipboard, and returns its text. */
function clip(kind: 'copy' | 'paste', at: HTMLElement, text = ''): string {
  let held = text;
  const event = createEvent[kind](at, {
    clipboardData: {
      getData: () => held,
      setData: (_: string, copied: string) => {
        held = copied;
      },
    },
  });
  fireEvent(at, event);
  return held;
}

describe('rows that are selected together', () => {
  const key = (at: HTMLElement, name: string, more: KeyboardEventInit = {}) =>
    fireEvent.keyDown(at, { key: name, ...more });

  it('are filled down, emptied, moved and removed; one undo reverts each', () => {
    const { cell, sheet, names } = openSheet();
    const labels = () => sheet().cues.map(({ label }) => label);
    const first = cell('dawn');
    fireEvent.click(first);
    key(first, 'ArrowDown', { shiftKey: true });
    expect(selectedRows()).toHaveLength(2);
    key(first, 'd', { ctrlKey: true });
    expect(labels()).toEqual(['dawn', 'dawn', 'dusk']);
    key(first, 'Delete');
    expect(labels()).toEqual([undefined, undefined, 'dusk']);
    key(first, 'ArrowDown', { altKey: true });
    expect(labels()).toEqual(['dusk', undefined, undefined]);
    key(first, 'Delete', { shiftKey: true });
    expect(names()).toEqual(['LX 3']);
    const grid = screen.getByRole('grid');
    for (let gesture = 0; gesture < 4; gesture += 1) key(grid, 'z', { ctrlKey: true });
    expect(names()).toEqual(['LX 1', 'LX 2', 'LX 3']);
    expect(labels()).toEqual(['dawn', 'noon', 'dusk']);
  });

  it('are copied in a spreadsheet’s format, and texts are pasted into cells', () => {
    const { cell, sheet } = openSheet();
    fireEvent.click(cell('dawn'));
    expect(clip('copy', cell('dawn'))).toBe('dawn');
    fireEvent.click(cell('noon'), { shiftKey: true });
    expect(clip('copy', cell('noon'))).toBe(
      'LX 1\t\t\t\tdawn\tcalled\t\t\nLX 2\t\t\t\tnoon\tcalled\t\t',
    );
    clip('paste', cell('noon'), 'same');
    expect(sheet().cues.map(({ label }) => label)).toEqual(['same', 'same', 'dusk']);
    fireEvent.click(cell('dusk'));
    clip('paste', cell('dusk'), 'night\tfollow 2\n');
    expect(sheet().cues[2]).toMatchObject({
      label: 'night',
      trigger: { kind: 'follow', seconds: 2 },
    });
    clip('paste', cell('night'), 'a\tlater');
    expect(screen.getByText(/^Trigger of LX 3: “later” is not a trigger/u)).toBeVisible();
    expect(sheet().cues[2]?.label).toBe('night');
  });
});

it('cues are renumbered after a preview of their new numbers', async () => {
  const { names } = openSheet();
  fireEvent.click(screen.getByText('Renumber'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('First number'), { target: { value: '10' } });
  fireEvent.change(dialog.getByLabelText('Step'), { target: { value: 'x' } });
  expect(dialog.getByText('Write the step, such as 1 or 0.5.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Step'), { target: { value: '0.5' } });
  const list = dialog.getByRole('list', { name: 'New numbers' });
  expect(list).toHaveTextContent('LX 1 → 10 dawnLX 2 → 10.5 noonLX 3 → 11 dusk');
  fireEvent.click(dialog.getByText('Renumber'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names()).toEqual(['LX 10', 'LX 10.5', 'LX 11']);
});

it('prints the chosen sheets, with version, date and the number of pages of each', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  openSheet([
    cueOf(1, 'dawn', { page: '3', cueLine: 'O for a muse' }),
    cueOf(1, 'birds', { id: 'sq', department: 'SQ' }),
  ]);
  fireEvent.click(screen.getByText('Print'));
  const dialog = within(await screen.findByRole('dialog'));
  const pages = () =>
    [...document.querySelectorAll('[data-print-root] section')].map(
      ({ textContent }) => textContent,
    );
  expect(pages()).toEqual([expect.stringContaining('Calling script')]);
  fireEvent.click(dialog.getByLabelText(/^Departments/u));
  expect(pages()).toEqual([
    expect.stringMatching(/^LX Lights.*O for a muse.*LX 1dawn.*Working copy.*Page 1 of 1$/u),
    expect.stringMatching(/^SQ Sound.*SQ 1birds.*Page 1 of 1$/u),
  ]);
  fireEvent.click(dialog.getByLabelText('SQ Sound'));
  expect(pages()).toHaveLength(1);
  fireEvent.click(dialog.getByText('Print', { selector: 'button *, button' }));
  expect(print).toHaveBeenCalledOnce();
});

it('prints the calling script, not the screen, by the browser’s own print', () => {
  openSheet([
    cueOf(1, 'dawn', { page: '3', cueLine: 'O for a muse' }),
    cueOf(1, 'birds', { id: 'sq', department: 'SQ' }),
  ]);
  fireEvent(window, new Event('beforeprint'));
  const pages = [...document.querySelectorAll('[data-print-root] section')];
  expect(pages.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Calling script.*LX 1dawn.*SQ 1birds.*Working copy.*Page 1 of 1$/u),
  ]);
  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('[data-print-root]')).toBeNull();
});
