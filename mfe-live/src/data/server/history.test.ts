import { expect, it, vi } from 'vitest';
import { readHistory, readHistoryCsv } from './history';

const room = { organizationId: 'globe', showId: 'hamlet' };

it('reads the acts of a room page by page', async () => {
  const pages = new Map([
    ['0', { acts: [{ id: 'a:1' }, { id: 'a:2' }], after: 2 }],
    ['2', { acts: [{ id: 'a:3' }], after: null }],
  ]);
  const asked: unknown[] = [];
  const api = async (key: string, options: { params: object; query: { after: string } }) => {
    asked.push([key, options.params, options.query.after]);
    return pages.get(options.query.after);
  };
  const acts = await readHistory(room, api as unknown as Parameters<typeof readHistory>[1]);
  expect(acts.map(({ id }) => id)).toEqual(['a:1', 'a:2', 'a:3']);
  const key = 'GET /organizations/:organizationId/live/:showId/history';
  expect(asked).toEqual([
    [key, room, '0'],
    [key, room, '2'],
  ]);
});

it('reads the spreadsheet, or reports why the server refused it', async () => {
  const asked: string[] = [];
  let answer = new Response('Time,Act');
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer;
  });
  expect((await readHistoryCsv(room)).size).toBe('Time,Act'.length);
  expect(asked).toEqual(['/organizations/globe/live/hamlet/history?format=csv']);
  answer = new Response('', { status: 500 });
  await expect(readHistoryCsv(room)).rejects.toThrow('The server cannot answer right now.');
});
