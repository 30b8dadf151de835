import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { toggle } from '@standby/live-room/testing/desk-acts';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { Controller } from '../Controller';

afterEach(() => sessionStorage.clear());

const button = (name: string) =>
  screen.getByText(name, { selector: 'button, button *' }).closest('button');
const press = (name: string) => {
  const found = button(name);
  if (found) fireEvent.click(found);
};

it('a desk takes the show, which every desk sees, and the other desk is locked until it unlocks', async () => {
  const harness = createRoomHarness(CURTAIN_MS);
  const { pass, room } = renderInRoom(harness, 'controller', <Controller />);
  const deputy = harness.open('controller').room;
  await pass(1_000);
  press('Take the show');
  expect(screen.getByLabelText('On viewers')).toHaveTextContent('You have the show');
  expect(button('You have the show')).toBeDisabled();
  await pass(1_000);
  expect(deputy.getSnapshot().state.holder).toBe('Controller 1');

  act(() => void deputy.dispatch({ type: 'take-show', name: 'Controller 2' }));
  await pass(1_000);
  expect(screen.getByLabelText('On viewers')).toHaveTextContent('Controller 2 has the show');
  press('Lock');
  expect(screen.getByText('This desk is locked.')).toBeVisible();
  expect(button('Play')).toBeDisabled();
  fireEvent.keyDown(document.body, { key: 'p' });
  expect(room.getSnapshot().state.timers[0]?.run.phase).toBe('idle');
  expect(toggle(room)).toEqual({ isDone: false, refusal: 'locked' });
  // The other desk continues the show.
  act(() => void toggle(deputy));
  await pass(1_000);
  expect(room.getSnapshot().state.timers[0]?.run.phase).toBe('running');
  expect(sessionStorage.getItem('standby:desk-window')).toContain('"isLocked":true');
  fireEvent.click(screen.getAllByText(/^Unlock/u)[0] ?? document.body);
  expect(button('Pause')).toBeEnabled();
});
