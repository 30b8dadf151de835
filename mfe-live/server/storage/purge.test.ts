import { maintain, onDatabase } from 'server/testing/databases';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LiveServer, startLiveServer } from '../testing/live-server';
import { openLiveWindows } from '../testing/live-windows';

const DAY_MS = 24 * 60 * 60 * 1000;

onDatabase((database) => {
  let live: LiveServer;
  beforeAll(async () => {
    live = await startLiveServer(database());
  });
  afterAll(() => live.close());

  async function shows(): Promise<string[]> {
    const tables = ['live_room', 'live_event', 'live_author', 'live_link'];
    const found = await database().asOwner((owner) =>
      Promise.all(
        tables.map(async (table) => {
          const rows = await sql<{
            showId: string;
          }>`select show_id from ${sql.table(table)}`.execute(owner);
          return rows.rows.map(({ showId }) => `${table} ${showId}`);
        }),
      ),
    );
    return found.flat();
  }

  it('a link is deleted when its time is over, and no other link', async () => {
    const { company, close } = await openLiveWindows(live);
    const { owner, organizationId, showId } = company;
    const url = `/api/v1/organizations/${organizationId}/live/${showId}/links`;
    for (const hours of [1, 48]) {
      await owner.inject({ method: 'POST', url, payload: { kind: 'viewer', hours } });
    }
    const links = async () => (await shows()).filter((row) => row === `live_link ${showId}`).length;
    await maintain(database(), new Date());
    expect(await links()).toBe(2);
    await maintain(database(), new Date(Date.now() + DAY_MS));
    expect(await links()).toBe(1);
    await close();
  });

  it('the events and links of a room are deleted with its show, once the show cannot be put back', async () => {
    const [gone, staying] = [await openLiveWindows(live), await openLiveWindows(live)];
    for (const { company, desk } of [gone, staying]) {
      const window = await desk();
      window.sendEvents(window.write({ type: 'flash' }));
      await window.acknowledged();
      await company.owner.inject({
        method: 'POST',
        url: `/api/v1/organizations/${company.organizationId}/live/${company.showId}/links`,
        payload: { kind: 'viewer', hours: 24 * 90 },
      });
    }
    const { owner, organizationId, showId } = gone.company;
    const url = `/api/v1/organizations/${organizationId}/shows/${showId}`;
    await owner.inject({ method: 'DELETE', url });
    await Promise.all([gone.close(), staying.close()]);
    await maintain(database(), new Date(Date.now() + 29 * DAY_MS));
    expect(await shows()).toHaveLength(8);
    await maintain(database(), new Date(Date.now() + 31 * DAY_MS));
    const left = ['live_room', 'live_event', 'live_author', 'live_link'];
    expect(await shows()).toEqual(left.map((table) => `${table} ${staying.company.showId}`));
  });
});
