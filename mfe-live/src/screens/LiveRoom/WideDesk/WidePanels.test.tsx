import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderParts } from '../../../testing/render-parts';
import { useRoomKeys } from '../useRoomKeys';
import { WidePanels } from './WidePanels';

function Keys() {
  useRoomKeys();
  return null;
}

it('rundown, calls and messages are visible together, and a key moves the focus to its panel', () => {
  renderParts(
    <>
      <Keys />
      <WidePanels />
    </>,
  );
  for (const name of ['Rundown', 'Calls', 'Messages'])
    expect(screen.getByLabelText(name, { selector: 'section' })).toBeVisible();
  const press = (key: string) => act(() => void fireEvent.keyDown(document.body, { key }));
  press('c');
  expect(document.activeElement).toHaveAttribute('data-panel', 'calls');
  press('r');
  expect(document.activeElement).toHaveAttribute('data-panel', 'rundown');
  press('m');
  expect(screen.getByLabelText('Message')).toHaveFocus();
});
