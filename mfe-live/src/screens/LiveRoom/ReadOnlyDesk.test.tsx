import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { createConnectedHarness } from '@standby/live-room/testing/connected-harness';
import { giveCall } from '@standby/live-room/testing/desk-acts';
import { renderInRoom } from '@standby/room-parts/testing/render-in-room';
import * as lazyParts from './ConnectionStatus/lazy-parts';
import { Controller } from './Controller';

beforeAll(() => Promise.all(Object.values(lazyParts).map((part) => part.preload())));

it('a read-only member’s desk says so once, before a press', async () => {
  const harness = createConnectedHarness();
  const colleague = harness.open('controller').room;
  await harness.machine.advance(2_000);
  act(
    () =>
      void colleague.dispatch({
        type: 'set-curtain',
        curtainAtMs: harness.server.nowMs() + 3_600_000,
        custom: 'british',
      }),
  );
  act(() => void giveCall(colleague, 'half'));
  await harness.machine.advance(100);
  harness.server.role = 'viewer';
  const { pass } = renderInRoom(harness, 'controller', <Controller />);
  await pass(2_000);

  expect(screen.getAllByText('You can follow this room, not change it.')).toHaveLength(1);
  const controls = ['Play', '-1m', '+1m', 'Blackout', 'Flash', 'Message', 'Focus', 'Add Timer'];
  for (const name of controls) {
    const button = screen.getByText(name, { selector: 'button *, button' }).closest('button');
    expect(button, name).toBeDisabled();
  }
  expect(screen.getByLabelText('Message', { selector: 'input' })).toBeDisabled();
  // Controls that change only this window stay enabled.
  for (const name of ['Follow', 'Show mode', 'Calls'])
    expect(
      screen.getByText(name, { selector: 'button *, button' }).closest('button'),
    ).toBeEnabled();

  fireEvent.click(screen.getByText('Calls', { selector: 'button' }));
  expect(screen.getByText(/^Given/u)).toBeVisible();
  expect(screen.queryByText('Thank you')).toBeNull();
  expect(screen.getByText('Only controllers can see who is connected.')).toBeVisible();
  expect(screen.queryByText(/^Connected \d/u)).toBeNull();
});
