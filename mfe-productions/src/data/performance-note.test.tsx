import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { performancesKey, readPerformances } from '@standby/contracts';
import { dateOf } from '../domain/schedule/wall';
import { wallOfInstant } from '../domain/schedule/zoned';
import { makeEntryContent } from '../testing/make-entry';
import { scheduleOf } from './schedule';
import { shows } from './shows';

const listeners: EventListenerOrEventListenerObject[] = [];

beforeEach(() => {
  localStorage.clear();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options) => {
      if (type === 'storage') listeners.push(listener);
      listen(type, listener, options);
    },
  );
});
// The note lives as long as its page, and all tests of a worker share one page.
afterEach(() => {
  for (const listener of listeners.splice(0)) window.removeEventListener('storage', listener);
  localStorage.clear();
});

const DAY_MS = 86_400_000;

it('the schedule of this browser is stored for the live room, and stored again when it changes', async () => {
  const timezone = 'Asia/Kolkata';
  const [show] = await shows.list();
  const showId = show?.id ?? '';
  await shows.update(showId, { timezone, custom: 'american' });
  const schedule = scheduleOf(showId);
  const notedOf = (id: string) =>
    readPerformances(localStorage.getItem(performancesKey(showId))).find((one) => one.id === id);
  const date = dateOf(wallOfInstant(Date.now() + 3 * DAY_MS, timezone));
  const { id } = await schedule.create(
    makeEntryContent({
      showId,
      kind: 'performance',
      startAt: `${date}T19:30`,
      endAt: `${date}T22:00`,
    }),
  );
  await vi.waitFor(() =>
    expect(notedOf(id)).toMatchObject({
      date,
      startAtMs: Date.parse(`${date}T14:00:00Z`),
      endAtMs: Date.parse(`${date}T16:30:00Z`),
      custom: 'american',
      report: { report: { date, startTime: '19:30' } },
    }),
  );
  await schedule.update(id, { startAt: `${date}T20:00` });
  await vi.waitFor(() => expect(notedOf(id)?.startAtMs).toBe(Date.parse(`${date}T14:30:00Z`)));
});
