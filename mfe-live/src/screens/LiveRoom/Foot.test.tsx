import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { renderedBy } from '../../testing/rendered-components';
import { Controller } from './Controller';

/** Gives elements a width, so that the desk has the layout of a phone. Returns a setter of the width. */
function stubWidth(width: number) {
  const spy = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  onTestFinished(() => spy.mockRestore());
  const listeners: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        listeners.push(listener);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  return (changed: number) => {
    spy.mockReturnValue(changed);
    for (const listener of listeners) listener();
  };
}

const timerControls = () => screen.getByLabelText('Timer controls');
const openDesk = () => renderInRoom(createRoomHarness(), 'controller', <Controller />);

it('the desk of a phone starts with its controls at its foot, and moves nothing there', () => {
  stubWidth(1);
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  openDesk();
  expect(timerControls().closest('section')).toBeNull();
  const records = observer.takeRecords();
  expect(records.every(({ removedNodes }) => removedNodes.length === 0)).toBe(true);
});

it('a phone that is turned renders only the parts of the foot', async () => {
  const changeWidth = stubWidth(1);
  openDesk();
  const container = document.querySelector('body > div');
  if (!container) throw new Error('Nothing is rendered.');
  const names = await renderedBy(container, async () => act(() => changeWidth(0)));
  expect(timerControls().closest('section')).toBe(
    screen.getByLabelText('Timer 1', { selector: 'section' }),
  );
  expect(names).toEqual(expect.arrayContaining(['Wall', 'UndoBar', 'Controls']));
  for (const other of ['DeskPage', 'TimerPanel', 'Stage', 'People', 'SidePanel'])
    expect(names).not.toContain(other);
});
