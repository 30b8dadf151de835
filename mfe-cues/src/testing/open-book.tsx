import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import type { Room } from '@standby/live-room/client/room';
import { CallDesk } from '../screens/Call/CallDesk';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { addSampleCues } from '@standby/live-room/testing/sample-cues';

/**
 * Opens the page of the person on the book with sample cues. Waits for `openForMs` milliseconds.
 */
export async function openDesk(
  before: (room: Room, harness: ReturnType<typeof createRoomHarness>) => void = () => undefined,
  openForMs = 1_000,
) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const harness = createRoomHarness(CURTAIN_MS);
  const other = harness.open('controller').room;
  addSampleCues(other);
  before(other, harness);
  const desk = renderInRoom(harness, 'controller', <CallDesk />);
  const pass = async (ms: number) => {
    await desk.pass(ms);
    await act(async () => void vi.advanceTimersByTime(Math.max(ms, 250)));
  };
  await pass(openForMs);
  const calls = () => desk.room.getSnapshot().state.calling?.calls ?? [];
  return {
    ...desk,
    harness,
    other,
    pass,
    gone: () => calls().flatMap(({ cueId, goAtMs }) => (goAtMs === undefined ? [] : cueId)),
    press: async (key: string, init: KeyboardEventInit = {}) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
      await pass(400);
    },
  };
}

/** Opens the same page and takes the book. */
export async function openOnBook() {
  const desk = await openDesk();
  fireEvent.click(screen.getByRole('button', { name: 'Take the book' }));
  await desk.pass(400);
  return desk;
}
