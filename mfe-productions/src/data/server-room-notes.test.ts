import { readRoomCounts, readRunningTimers } from '@standby/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { type RoomNotes, watchRoomNotes } from './server-room-notes';

afterEach(() => void vi.useRealTimers());

it('come from the organization’s rooms, by this machine’s clock, and are unknown if the request fails', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  let answer: unknown = {
    nowMs: 400_000,
    rooms: [
      {
        showId: 'hamlet',
        timers: 10,
        cues: 61,
        running: { name: 'Act 1', zeroAtMs: 500_000, warningMs: 0 },
      },
      { showId: 'lear', timers: 4, cues: 0, running: null },
    ],
  };
  const send: typeof fetch = async (input) => {
    expect(input).toBe('/api/v1/organizations/globe/live');
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  };
  const heard: RoomNotes[] = [];
  const member = { organizationId: 'globe', role: 'owner' } as const;
  const stop = watchRoomNotes((notes) => heard.push(notes), { base: '/api/v1', send, member });
  await vi.advanceTimersByTimeAsync(0);
  const [{ roomTimers, roomCues, runningTimers }] = heard as [RoomNotes];
  expect([...readRoomCounts(roomTimers)]).toEqual([
    ['hamlet', 10],
    ['lear', 4],
  ]);
  expect([...readRoomCounts(roomCues)]).toEqual([
    ['hamlet', 61],
    ['lear', 0],
  ]);
  expect([...readRunningTimers(runningTimers)]).toEqual([
    ['hamlet', { name: 'Act 1', zeroAtMs: 1_100_000, warningMs: 0, isBlackout: false }],
  ]);
  answer = undefined;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard[1]).toEqual({ roomTimers: null, roomCues: null, runningTimers: null });
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toHaveLength(2);
});
