import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { addSampleCues } from '@standby/live-room/testing/sample-cues';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { MasterLight } from './MasterLight';

it('shows the lights of all departments, and none after the last desk has left', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const harness = createRoomHarness(CURTAIN_MS);
  const desk = harness.open('controller').room;
  addSampleCues(desk);
  desk.dispatch({ type: 'take-book', callerId: 'noor', name: 'Noor' });
  const onLeave = vi.fn();
  const { pass } = renderInRoom(harness, 'department', <MasterLight onLeave={onLeave} />);
  const settle = async (ms: number) => {
    await pass(ms);
    await act(async () => void vi.advanceTimersByTime(ms));
  };
  await settle(500);
  const [lights, sound] = [screen.getByLabelText('Lights'), screen.getByLabelText('Sound')];
  expect(lights).toHaveTextContent('LXClearNext: LX 1 Dawn');
  const cueIds = ['lx1', 'sq1'];
  desk.dispatch({ type: 'stand-by-cues', callerId: 'noor', cueIds });
  desk.dispatch({ type: 'acknowledge-cues', cueIds: ['sq1'] });
  await settle(500);
  expect(lights).toHaveTextContent('LX1Standby');
  expect(lights).toHaveAttribute('data-steady', 'true');
  expect(sound).toHaveTextContent('SQ1Standing by');
  desk.dispatch({ type: 'go-cues', callerId: 'noor', cueIds, isConfirmed: false });
  await settle(250);
  for (const tile of [lights, sound]) expect(tile).toHaveAttribute('data-kind', 'go');
  desk.close();
  await settle(500);
  expect(screen.queryByLabelText('Lights')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.Listen for the call.');
  fireEvent.click(screen.getByRole('button', { name: 'Choose a department' }));
  expect(onLeave).toHaveBeenCalledOnce();
});
