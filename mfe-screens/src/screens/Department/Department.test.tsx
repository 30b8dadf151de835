import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { giveCall } from '@standby/live-room/testing/desk-acts';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { DepartmentWatch } from './DepartmentWatch';

const MINUTE = 60_000;

it('the page of a department without cues shows the clock, and answers a call with one tap', async () => {
  const harness = createRoomHarness(CURTAIN_MS - 36 * MINUTE);
  const desk = harness.open('controller').room;
  const { pass } = renderInRoom(
    harness,
    'department',
    <DepartmentWatch name="Wardrobe" onLeave={() => undefined} />,
  );
  await pass(1_000);
  expect(screen.getByText('Wardrobe')).toBeVisible();
  expect(screen.getByLabelText('Timer 1')).toHaveTextContent('10:00');
  expect(screen.queryByText('Thank you')).toBeNull();

  act(
    () => void desk.dispatch({ type: 'set-curtain', curtainAtMs: CURTAIN_MS, custom: 'british' }),
  );
  act(() => void giveCall(desk, 'half'));
  await pass(1_000);
  expect(screen.getByText('Call: This is your half hour call')).toHaveRole('alert');
  fireEvent.click(screen.getByText('Thank you'));
  await pass(1_000);
  expect(screen.queryByText('Thank you')).toBeNull();
  expect(screen.getByText('The desk has your answer')).toBeVisible();
  expect(desk.getSnapshot().state.calls?.given[0]?.answers).toMatchObject([{ name: 'Wardrobe' }]);

  // A front-of-house bell is also a call. Viewers do not show it.
  const bell = { name: 'Bell', message: 'Take your seats', minutesBefore: 5, timerId: null };
  act(() => void desk.dispatch({ type: 'set-own-call', call: 'bell', ...bell, isForHouse: true }));
  act(() => void giveCall(desk, 'bell'));
  await pass(1_000);
  expect(screen.getByText('Take your seats')).toBeVisible();
  expect(screen.getByText('Thank you')).toBeVisible();
});
