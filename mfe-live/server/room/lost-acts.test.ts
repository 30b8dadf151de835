import { sql } from '@standby/server-kit';
import { onDatabase } from 'server/testing/databases';
import { readMetrics } from 'server/testing/test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventIdOf } from '@standby/room-engine/log/event';
import { eventsOf } from '@standby/room-engine/log/event-log';
import { LiveClient } from '../testing/live-client';
import { type LiveServer, startLiveServer } from '../testing/live-server';
import { type LiveWindows, openLiveWindows } from '../testing/live-windows';

const idsOf = ({ log }: LiveClient): string[] => eventsOf(log).map(eventIdOf);

onDatabase((database) => {
  let live: LiveServer;
  let windows: LiveWindows;
  beforeAll(async () => {
    live = await startLiveServer(database());
    windows = await openLiveWindows(live);
  });
  afterAll(() => live.close());

  /** Removes the events after a position, as in a copy that was behind. */
  const loseAfter = (position: number): Promise<void> =>
    database().asOwner(async (owner) => {
      const { showId } = windows.company;
      await sql`delete from live_event where show_id = ${showId} and position > ${position}`.execute(
        owner,
      );
      await sql`update live_room set position = ${position} where show_id = ${showId}`.execute(
        owner,
      );
    });

  it('S3: windows bring back their own acts that the storage lost, which is counted and logged', async () => {
    const { company } = windows;
    const desk = await windows.desk();
    const events = [1, 2, 3, 4].map((n) => desk.write({ type: 'blackout', isOn: n % 2 === 0 }));
    desk.sendEvents(...events);
    await desk.acknowledged();
    await windows.close();
    await live.close();
    await loseAfter(1);
    live = await startLiveServer(database());

    // A fresh window shows the remaining events, and does not hold the lost ones.
    const after = { live, company, person: company.owner };
    const fresh = new LiveClient(after);
    await fresh.hello();
    await fresh.until(() => fresh.position === 1);
    const back = new LiveClient({ ...after, before: desk });
    await back.bringBack();
    await fresh.until(() => fresh.position === 4);
    for (const window of [fresh, back]) expect(idsOf(window)).toEqual(events.map(eventIdOf));

    const { organizationId, showId } = company;
    const warnings = live.server.log.filter(({ level }) => level === 40);
    expect(warnings).toMatchObject([
      { organizationId, showId, count: 3, msg: 'a window knows acts that this server lacks' },
      {
        organizationId,
        showId,
        count: 3,
        msg: 'windows brought back acts that this server lacked',
      },
    ]);
    const metrics = await readMetrics(live.server);
    expect(metrics).toContain('standby_live_events_lacking_total 3');
    expect(metrics).toContain('standby_live_events_brought_back_total 3');
    for (const window of [fresh, back]) window.close();
  });
});
