import { expect, it } from 'vitest';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { addSampleCues } from '@standby/live-room/testing/sample-cues';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { createLight } from './create-light';

it.each([
  ['shows a GO for seconds if it was painted in time', 100, 'go'],
  ['shows a GO as missed if the page was held up before painting it', 2_000, 'missed'],
])('%s', async (_, paintedAfterMs, kind) => {
  const harness = createRoomHarness(CURTAIN_MS);
  const desk = harness.open('controller').room;
  const { room } = harness.open('department');
  addSampleCues(desk);
  desk.dispatch({ type: 'take-book', callerId: 'noor', name: 'Noor' });
  await harness.machine.advance(1_000);
  const light = createLight('LX');
  const cueIds = ['lx1', 'sq1'];
  desk.dispatch({ type: 'go-cues', callerId: 'noor', cueIds, isConfirmed: true });
  await harness.machine.advance(0);
  const view = light.compute(room);
  expect(view.kind).toBe('go');
  await harness.machine.advance(paintedAfterMs);
  light.noteShown(view, room.now());
  expect(light.compute(room).kind).toBe(kind);
  await harness.machine.advance(950);
  expect(light.compute(room).kind).toBe(kind);
});
