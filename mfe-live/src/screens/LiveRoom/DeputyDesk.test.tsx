import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { Controller } from './Controller';
import * as callParts from './Calls/lazy-parts';

beforeAll(() => Promise.all(Object.values(callParts).map((part) => part.preload())));
afterEach(() => sessionStorage.clear());

const MINUTE = 60_000;
const button = (name: string) =>
  screen.getByText(name, { selector: 'button *, button' }).closest('button');
const press = (name: string) => {
  const found = button(name);
  if (found) fireEvent.click(found);
};

it('a deputy’s desk gives minutes and calls, writes to the desks, and can only undo its own acts', async () => {
  const harness = createRoomHarness(CURTAIN_MS - 36 * MINUTE);
  const desk = harness.open('controller').room;
  const { pass, room } = renderInRoom(harness, 'deputy', <Controller />);
  await pass(1_000);
  act(
    () => void desk.dispatch({ type: 'set-curtain', curtainAtMs: CURTAIN_MS, custom: 'british' }),
  );
  act(() => void desk.dispatch({ type: 'flash' }));
  await pass(1_000);

  expect(screen.getByText('This is a deputy’s desk.')).toBeVisible();
  for (const name of ['Play', 'Blackout', 'Flash', 'Focus', 'Add Timer', 'Show now'])
    expect(button(name), name).toBeDisabled();
  for (const name of ['-1m', '+1m', 'Message']) expect(button(name), name).toBeEnabled();
  expect(screen.getByLabelText('Viewers')).toBeDisabled();
  fireEvent.keyDown(document.body, { key: 'p' });
  expect(room.getSnapshot().state.timers[0]?.run.phase).toBe('idle');

  press('+1m');
  expect(room.getSnapshot().state.timers[0]?.adjustedMs).toBe(MINUTE);
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(room.getSnapshot().state.timers[0]?.adjustedMs).toBe(0);
  const { eventId = '' } = room.getSnapshot().undoable.find(({ isOwn }) => !isOwn) ?? {};
  expect(room.undo(eventId)).toEqual({ isDone: false, refusal: 'not-allowed' });

  fireEvent.change(screen.getByLabelText('Message', { selector: 'input' }), {
    target: { value: 'Cast is in' },
  });
  press('Send note');
  press('Calls');
  expect(screen.getByLabelText('Change curtain time')).toBeDisabled();
  fireEvent.click(screen.getByLabelText('Give call: Half'));
  await pass(1_000);
  const { calls, messages } = desk.getSnapshot().state;
  expect(calls?.given).toMatchObject([{ call: 'half' }]);
  expect(messages).toMatchObject([{ text: 'Cast is in', source: 'desk' }, { source: 'room' }]);
});
