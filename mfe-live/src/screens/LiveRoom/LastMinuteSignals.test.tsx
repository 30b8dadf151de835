import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Signals } from '@standby/room-parts/browser-signals';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { toggle } from '@standby/live-room/testing/desk-acts';
import { LastMinuteSignals } from './LastMinuteSignals';

function openWindow(settings: { readonly vibrates: boolean; readonly ticks: boolean }) {
  const given: string[] = [];
  const signals: Signals = {
    sound: (signal) => given.push(`sound ${signal}`),
    vibrate: (signal) => given.push(`vibrate ${signal}`),
    close: () => undefined,
  };
  const createSignals = vi.fn<() => Signals>(() => signals);
  const opened = renderInRoom(
    createRoomHarness(CURTAIN_MS),
    'controller',
    <LastMinuteSignals {...settings} createSignals={createSignals} />,
  );
  return { ...opened, createSignals, given };
}

it('ticks each second of the last minute on air, whichever timer the desk shows, and once more at zero', async () => {
  const { given, pass, room } = openWindow({ vibrates: false, ticks: true });
  act(() => void toggle(room));
  act(() => room.select('act-2'));
  await pass(539_000);
  expect(given).toEqual([]);
  await pass(60_000);
  expect(given).toEqual(Array.from({ length: 60 }, () => 'sound tick'));
  await pass(5_000);
  expect(given.slice(60)).toEqual(['sound time']);
});

it('vibrates if that is selected, and is silent in both ways by default', async () => {
  const { given, pass, room } = openWindow({ vibrates: true, ticks: false });
  act(() => void toggle(room));
  await pass(541_000);
  expect(given).toEqual(['vibrate tick', 'vibrate tick']);
  expect(openWindow({ vibrates: false, ticks: false }).createSignals).not.toHaveBeenCalled();
});
