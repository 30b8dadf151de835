import { createClient, type liveRoomRoutes } from '@standby/api-client';
import { onDatabase } from 'server/testing/databases';
import type { Act } from '@standby/live-room/domain/event-log/event';
import { Person } from 'server/testing/test-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type LiveServer, startLiveServer } from '../testing/live-server';
import { openLiveWindows } from '../testing/live-windows';

onDatabase((database) => {
  let live: LiveServer;
  beforeAll(async () => {
    live = await startLiveServer(database());
  });
  afterAll(() => live.close());

  it('rooms say how many timers and cues they have and which timer runs, in use or not, to members alone', async () => {
    const windows = await openLiveWindows(live);
    const { organizationId, showId, owner } = windows.company;
    const summaries = (person: Person) =>
      createClient<typeof liveRoomRoutes>('/api/v1', person.fetch)(
        'GET /organizations/:organizationId/live',
        { params: { organizationId } },
      );
    expect((await summaries(owner)).rooms).toEqual([]);
    const desk = await windows.desk();
    const cue = {
      id: 'lx-1',
      department: 'LX',
      number: '1',
      trigger: { kind: 'called' as const },
    };
    const acts = [
      { type: 'add-timer', timerId: 'act-3', name: 'Act 3', durationMs: 60_000, warningMs: 0 },
      { type: 'play', timerId: 'act-2' },
      { type: 'blackout', isOn: true },
      { type: 'add-cues', cues: [cue], beforeCueId: null },
    ] satisfies Act[];
    for (const act of acts) {
      desk.sendEvents(desk.write(act));
      await desk.acknowledged();
    }
    const room = {
      showId,
      timers: 4,
      cues: 1,
      running: { name: 'Act 2', warningMs: 60_000, isBlackout: true },
    };
    const { rooms, nowMs } = await summaries(owner);
    expect(rooms).toMatchObject([room]);
    expect((rooms[0]?.running?.zeroAtMs ?? 0) - nowMs).toBeGreaterThan(29 * 60_000);
    await windows.close();
    await vi.waitFor(async () => expect((await summaries(owner)).rooms).toEqual(rooms));
    const stranger = new Person(live.server);
    await stranger.signUp();
    await expect(summaries(stranger)).rejects.toMatchObject({ code: 'not-found' });
  });
});
