import type { FastifyInstance } from 'fastify';
import { type AreaOptions, handleRoutes, inScope, notFound } from 'server/area';
import { describeLine, eventIdOf, linesOf, type LogLine, stateOf } from '../../src/domain/index';
import { toCsv } from '../../src/domain/report/csv';
import { reportCsv } from '../../src/domain/report/report-csv';
import { showReport } from '../../src/domain/report/show-report';
import { type HistoryAct, historyRoutes } from '../contract';
import type { Rooms } from '../room/rooms';
import { titleOf } from '../storage/show-title';
import { eventRows, type EventRow } from '../storage/history-repository';
import type { RoomKey } from '../storage/room-repository';
import { HistoryLines } from './history-lines';

export interface HistoryOptions extends AreaOptions {
  readonly rooms: Rooms;
  readonly now: () => number;
}

/** Rows of one answer. */
const ACTS_AT_ONCE = 1_000;

/** The acts of stored events, in the words of the room's log. */
function actsOf(rows: readonly EventRow[], lines: ReadonlyMap<string, LogLine>): HistoryAct[] {
  return rows.map(({ author, seq, position, atMs, name, type }) => {
    const id = eventIdOf({ by: author, seq });
    const line = lines.get(id);
    return {
      id,
      position,
      atMs,
      by: author,
      name,
      type,
      text: line ? describeLine(line) : null,
      isUndone: line?.isUndone ?? false,
    };
  });
}

const COLUMNS = ['Time', 'Name', 'What', 'Text', 'Undone'] as const;

function actsCsv(acts: readonly HistoryAct[]): string {
  const rows = acts.map(({ atMs, name, type, text, isUndone }) => [
    new Date(atMs).toISOString(),
    name ?? 'Standby',
    type,
    text,
    isUndone ? 'undone' : '',
  ]);
  return toCsv([COLUMNS, ...rows]);
}

/** What happened in a room, from the server's log. */
export function serveHistory(
  app: FastifyInstance,
  { gate, services, rooms, now }: HistoryOptions,
): void {
  const { queries } = services.database;
  const history = new HistoryLines(services.database, rooms);

  function titled(key: RoomKey): Promise<string> {
    return inScope(queries, key, async (transaction) => {
      const title = await titleOf(transaction, services, key);
      if (title === undefined) throw notFound();
      return title;
    });
  }

  handleRoutes(app, gate, historyRoutes, {
    'GET /organizations/:organizationId/live/:showId/history': async ({ params, query, reply }) => {
      await titled(params);
      const isCsv = query.format === 'csv';
      const limit = isCsv ? undefined : ACTS_AT_ONCE;
      const events = await eventRows(queries, params, { after: query.after, limit });
      const acts = actsOf(events, await history.read(params, events));
      const after = events.length === limit ? (events.at(-1)?.position ?? null) : null;
      if (!isCsv) return { acts, after };
      await reply.type('text/csv; charset=utf-8').send(actsCsv(acts));
      return { acts: [], after: null };
    },

    'GET /organizations/:organizationId/live/:showId/report': async ({ params, query, reply }) => {
      const title = await titled(params);
      const { log } = await rooms.using(params, async ({ copy }) => copy);
      const state = stateOf(log);
      const report = showReport(linesOf(log), state, Math.round(now()));
      if (query.format === 'csv') {
        const csv = reportCsv(report, state, title, query.timeZone);
        await reply.type('text/csv; charset=utf-8').send(csv);
      }
      return { title, report: { ...report } };
    },
  });
}
