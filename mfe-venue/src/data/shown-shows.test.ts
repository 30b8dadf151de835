import { expect, it } from 'vitest';
import { createShownShows } from './shown-shows';

const answers: Readonly<Record<string, object>> = {
  '/api/v1/organizations/globe/shows/changes': {
    changed: ['hamlet', 'lear'].map((id, place) => ({
      item: { id, title: id.toUpperCase() },
      place,
      revision: 1,
    })),
    removed: [],
    revision: 1,
    after: null,
  },
  '/api/v1/organizations/globe/live': {
    nowMs: 100_000,
    rooms: [
      {
        showId: 'hamlet',
        timers: 2,
        running: { name: 'Act 1', zeroAtMs: 160_000, warningMs: 60_000 },
      },
      { showId: 'lear', timers: 1, running: null },
    ],
    programs: [{ deviceId: 'companion', showId: 'lear' }],
  },
};

it('knows the titles, the programs, and by this machine’s clock when the running timer is at zero', async () => {
  const read = createShownShows({
    base: '/api/v1',
    member: { organizationId: 'globe', role: 'owner' },
    send: async (address) => Response.json(answers[(address as string).split('?')[0] ?? '']),
    feed: { subscribe: () => () => undefined },
    // Two seconds behind the server.
    now: () => new Date(98_000),
  });
  expect(Object.fromEntries(await read())).toEqual({
    hamlet: { title: 'HAMLET', zeroAtMs: 158_000, programs: [] },
    lear: { title: 'LEAR', zeroAtMs: null, programs: ['companion'] },
  });
});
