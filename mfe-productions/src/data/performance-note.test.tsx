import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { performancesKey, readPerformances } from '@standby/contracts';
import { makeEntryContent } from '../testing/make-entry';
import { scheduleOf } from './schedule';
import { shows } from './shows';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it('what the schedule of this browser has is noted for the live room, and again when it changes', async () => {
  const [show] = await shows.list();
  const showId = show?.id ?? '';
  await shows.update(showId, { timezone: 'Asia/Kolkata', custom: 'american' });
  const schedule = scheduleOf(showId);
  const noted = () => readPerformances(localStorage.getItem(performancesKey(showId)));
  const times = { startAt: '2031-05-01T19:30', endAt: '2031-05-01T22:00' };
  const { id } = await schedule.create(makeEntryContent({ showId, kind: 'performance', ...times }));
  await vi.waitFor(() =>
    expect(noted().at(-1)).toMatchObject({
      id,
      date: '2031-05-01',
      startAtMs: Date.parse('2031-05-01T14:00:00Z'),
      endAtMs: Date.parse('2031-05-01T16:30:00Z'),
      custom: 'american',
    }),
  );
  await schedule.update(id, { startAt: '2031-05-01T20:00' });
  await vi.waitFor(() =>
    expect(noted().at(-1)?.startAtMs).toBe(Date.parse('2031-05-01T14:30:00Z')),
  );
});
