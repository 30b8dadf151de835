import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSheet } from '../../testing/open-sheet';

beforeEach(() => {
  // jsdom has no layout, so the grid needs a height to have rows in view.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

it('shows in which cell other people are, and reports to them where this person rests', async () => {
  const { cell, colleague, pass } = openSheet();
  act(() => colleague.point({ cueId: 'cue-2', column: 'label' }));
  await pass(100);
  expect(cell('noon')).toHaveTextContent('noon, here: Controller 2');
  expect(cell('noon')).toHaveAttribute('data-other', 'true');

  fireEvent.click(cell('dawn'));
  fireEvent.keyDown(cell('dawn'), { key: 'ArrowDown' });
  fireEvent.keyDown(cell('dawn'), { key: 'ArrowDown' });
  const told = () => colleague.getSnapshot().screens.map((window) => window.cell);
  await pass(100);
  expect(told()).toEqual([undefined]);
  act(() => void vi.advanceTimersByTime(150));
  await pass(100);
  expect(told()).toEqual([{ cueId: 'cue-3', column: 'label' }]);

  act(() => colleague.point(null));
  await pass(100);
  expect(screen.queryByText('Controller 2')).toBeNull();
});
