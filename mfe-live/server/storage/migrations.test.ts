import { sql } from 'kysely';
import { onDatabase } from 'server/testing/databases';
import { beforeEach, expect, it } from 'vitest';
import { stateOf } from '@standby/room-engine/log/event-log';
import { loadRoom } from '@standby/room-engine/authority/room-copy';
import { currentFormat } from '@standby/live-room';
import { createLiveCompany, type LiveServer, startLiveServer } from '../testing/live-server';
import { liveMigrations } from './migrations';
import { roomRepository } from './room-repository';

onDatabase((database) => {
  let live: LiveServer;
  beforeEach(async () => {
    live = await startLiveServer(database());
    return () => live.close();
  });

  it('0304: events that were ordered by Lamport timestamps have positions in that order', async () => {
    const { organizationId, showId } = await createLiveCompany(live);
    const key = { organizationId, showId };
    const act = (type: string) => ({ type, timerId: 'timer-1' });
    const events = [
      { author: 'desk', seq: 1, lamport: 2, position: 1, act: act('pause') },
      { author: 'booth', seq: 1, lamport: 1, position: 2, act: act('play') },
      { author: 'desk', seq: 2, lamport: 3, position: 3, act: { type: 'blackout', isOn: true } },
    ];
    await database().asOwner(async (owner) => {
      // The tables are as the previous release left them.
      await sql`alter table live_event add column lamport bigint`.execute(owner);
      await sql`alter table live_author add column lamport bigint`.execute(owner);
      await sql`alter table live_room add column generation integer`.execute(owner);
      await sql`insert into live_room (organization_id, show_id, position, generation, checkpoint, compacted_to)
          values (${organizationId}, ${showId}, 3, 1, '{"version":3}', 1)`.execute(owner);
      for (const { author, seq, lamport, position, act: done } of events) {
        const event = { by: author, role: 'controller', seq, lamport, atMs: position, act: done };
        await sql`insert into live_event
            (organization_id, show_id, author, seq, position, lamport, at_ms, event)
            values (${organizationId}, ${showId}, ${author}, ${seq}, ${position}, ${lamport}, 1,
              ${JSON.stringify(event)})`.execute(owner);
      }
      await liveMigrations['0304-live-positions']?.up(owner);
    });
    const { log } = await roomRepository(database(), key).inTransaction((transaction) =>
      loadRoom(transaction, showId, currentFormat),
    );
    expect(log.steps.map(({ event, outcome }) => [event.by, event.seq, outcome])).toEqual([
      ['booth', 1, 'done'],
      ['desk', 1, 'done'],
      ['desk', 2, 'done'],
    ]);
    expect(stateOf(log).timers[0]?.run.phase).toBe('paused');
    const { rows } = await database().asOwner((owner) =>
      sql<{ position: number }>`select position from live_room where show_id = ${showId}`.execute(
        owner,
      ),
    );
    expect(rows).toMatchObject([{ position: 3 }]);
  });
});
