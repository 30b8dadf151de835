import { onDatabase } from 'server/testing/databases';
import { Person } from 'server/testing/test-server';
import { describe, expect, it } from 'vitest';
import { EVENTS_MAX } from '@standby/room-engine/protocol/bounds';
import {
  COMPACTION_KEEP,
  COMPACTION_THRESHOLD,
  LOG_LINES_MAX,
} from '@standby/room-engine/log/compaction';
import { roomRepository } from '../storage/room-repository';
import { openRoomForEach } from '../testing/live-room';

interface History {
  readonly acts: readonly {
    readonly position: number;
    readonly name: string;
    readonly text: string | null;
  }[];
  readonly after: number | null;
}

onDatabase((database) => {
  const room = openRoomForEach(database);

  const answer = (what: string, person: Person = room.windows.company.owner) => {
    const { organizationId, showId } = room.windows.company;
    const url = `/api/v1/organizations/${organizationId}/live/${showId}/${what}`;
    return person.inject({ url });
  };
  const get = async (what: string, person?: Person): Promise<string> =>
    (await answer(what, person)).body;

  describe('the history of a room', () => {
    it('says who did what, and when', async () => {
      const desk = await room.windows.desk();
      const atMs = Date.now() - 60_000;
      const play = desk.write({ type: 'play', timerId: 'timer-1' }, atMs);
      desk.sendEvents(
        play,
        desk.write({ type: 'undo', entryId: `${desk.by}:1` }, atMs + 1_000),
        desk.write({ type: 'send-message', messageId: 'm', text: '=cmd("x")' }, atMs + 2_000),
      );
      await desk.acknowledged();
      const { acts, after } = (await answer('history')).json<History>();
      expect(after).toBeNull();
      expect(acts).toEqual([
        {
          id: `${desk.by}:1`,
          position: 1,
          atMs,
          by: desk.by,
          name: 'Mira Okafor',
          type: 'play',
          text: 'Timer 1 started at 10:00',
          isUndone: true,
        },
        expect.objectContaining({ type: 'undo', text: 'Undone: Timer 1 started at 10:00' }),
        expect.objectContaining({ text: 'Message: =cmd("x")' }),
      ]);
      const csv = await get('history?format=csv');
      expect(csv.split('\r\n')).toEqual([
        'Time,Name,What,Text,Undone',
        `${new Date(atMs).toISOString()},Mira Okafor,play,Timer 1 started at 10:00,undone`,
        expect.stringContaining(',undo,'),
        expect.stringContaining(',send-message,"Message: =cmd(""x"")",'),
        '',
      ]);
    });

    it('has the facts of a performance for its report, even after its end', async () => {
      const desk = await room.windows.desk();
      const atMs = Date.now() - 60_000;
      const note = {
        type: 'write-note',
        department: 'Deck',
        text: 'Trap',
        begunAtMs: atMs,
      } as const;
      desk.sendEvents(
        desk.write({ type: 'play', timerId: 'timer-1' }, atMs),
        desk.write(note, atMs + 1_000),
        desk.write({ type: 'end-performance' }, atMs + 30_000),
        desk.write({ type: 'flash' }, atMs + 31_000),
      );
      await desk.acknowledged();
      const { facts } = (await answer(`night?startMs=${atMs}`)).json<{ facts: object }>();
      expect(facts).toMatchObject({
        parts: [{ name: 'Timer 1', upAtMs: atMs, downAtMs: atMs + 30_000 }],
        notes: [{ department: 'Deck', text: 'Trap', moment: 'Timer 1, 0:00:00' }],
      });
      const before = await get(`night?startMs=${atMs - 20 * 60 * 60 * 1000}`);
      expect(JSON.parse(before)).toEqual({ facts: null });
    });

    it('goes back before the last compaction, in parts', async () => {
      const desk = await room.windows.desk();
      const events = Array.from({ length: COMPACTION_THRESHOLD + 1 }, () =>
        desk.write({ type: 'flash' }),
      );
      for (let start = 0; start < events.length; start += EVENTS_MAX) {
        desk.sendEvents(...events.slice(start, start + EVENTS_MAX));
      }
      await desk.acknowledged();
      const first = (await answer('history')).json<History>();
      expect(first.acts).toHaveLength(1_000);
      expect(first.after).toBe(1_000);
      const second = (await answer('history?after=1000')).json<History>();
      expect(second.acts.map(({ position }) => position)).toEqual(
        Array.from({ length: events.length - 1_000 }, (_, index) => 1_001 + index),
      );
      expect(second.after).toBeNull();
    });
  });

  it('has the text of every act, even if the checkpoint no longer has its line', async () => {
    const { by } = await room.windows.desk();
    const events = Array.from({ length: LOG_LINES_MAX + COMPACTION_KEEP + 10 }, (_, n) => ({
      by,
      role: 'controller' as const,
      seq: n + 1,
      atMs: Date.now() - 60_000 + n,
      act: { type: 'adjust' as const, timerId: 'timer-1', byMs: n < 10 ? 60_000 : 1_000 },
    }));
    const author = { by, owner: null, name: 'Mira' };
    await roomRepository(database(), room.windows.company).inTransaction(async (transaction) => {
      await transaction.lock();
      await transaction.append({
        events,
        authors: [author],
        position: events.length,
        compaction: undefined,
      });
    });
    const other = await room.windows.desk();
    other.sendEvents(other.write({ type: 'flash' }));
    await other.acknowledged();
    const { acts } = (await answer('history')).json<History>();
    expect(acts[0]?.text).toBe('Timer 1 +1m, now 11:00');
    expect(acts.filter(({ text }) => text === null)).toEqual([]);
  });

  it('the report is made from the room’s log', async () => {
    const desk = await room.windows.desk();
    const atMs = Date.UTC(2020, 0, 15, 19, 30);
    desk.sendEvents(
      desk.write({ type: 'play', timerId: 'timer-1' }, Date.now() - 120_000),
      desk.write({ type: 'pause', timerId: 'timer-1' }, Date.now() - 60_000),
    );
    await desk.acknowledged();
    const { title, report } = JSON.parse(await get('report')) as {
      title: string;
      report: { timers: { name: string; runningMs: number }[]; upAtMs: number };
    };
    expect(title).not.toBe('');
    expect(report.upAtMs).toBeGreaterThan(atMs);
    expect(report.timers).toMatchObject([{ name: 'Timer 1' }]);
    expect(await get('report?format=csv&timeZone=Europe/London')).toMatch(
      /^Kind,Name,Up,[\s\S]*\r\nTimer,Timer 1,/u,
    );
    expect(await get('report?timeZone=Mars')).toContain('invalid');
  });

  it('shows history, report and links only to members', async () => {
    const stranger = new Person(room.live.server);
    await stranger.signUp();
    for (const what of ['history', 'report', 'links']) {
      expect(await get(what, stranger)).toContain('not-found');
    }
  });
});
