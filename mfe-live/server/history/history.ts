import type { FastifyInstance } from 'fastify';
import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import {
  BATCH_MAX,
  describeLine,
  eventIdOf,
  linesOf,
  type LogLine,
  stateOf,
} from '@standby/live-room';
import { toCsv } from '@standby/table-import/write/csv';
import { nightFacts } from '@standby/live-room/domain/report/night-facts';
import { nightAround } from '@standby/live-room/domain/report/nights';
import { reportCsv } from '@standby/live-room/domain/report/report-csv';
import { showReport } from '@standby/live-room/domain/report/show-report';
import {
  type FeatureOptions,
  handleRoutes,
  inScope,
  notFound,
  sendTextStream,
} from '@standby/server-kit';
import { nightRoutes } from '@standby/api-client/live-rooms';
import { type HistoryAct, historyRoutes } from '../contract';
import type { Rooms } from '@standby/live-room/authority/rooms';
import { titleOf } from '../storage/show-title';
import { eventRows, type EventRow } from '../storage/history-repository';
import type { RoomKey } from '@standby/live-room/authority/ports';
import { HistoryLines } from './history-lines';
import { RecentRooms } from './recent-rooms';

export interface HistoryOptions extends FeatureOptions {
  readonly rooms: Rooms;
  readonly now: () => number;
}

/** Rows of one answer. */
const ACTS_AT_ONCE = 1_000;

/** Rows of a spreadsheet that are made in one turn, so that others have theirs. */
const ROWS_AT_ONCE = 250;

/** The acts of stored events, in the words of the room's log. */
function actsOf(
  rows: readonly EventRow[],
  lines: Pick<ReadonlyMap<string, LogLine>, 'get'>,
): HistoryAct[] {
  return rows.map(({ author, seq, position, atMs, name, type }) => {
    const id = eventIdOf({ by: author, seq });
    // A batch has further lines.
    const line = lines.get(id);
    const further = Array.from({ length: BATCH_MAX }, (_, index) =>
      lines.get(`${id}.${index + 1}`),
    );
    const all = [line, ...further].filter((one) => one !== undefined);
    return {
      id,
      position,
      atMs,
      by: author,
      name,
      type,
      text: line ? all.map((one) => describeLine(one, NEUTRAL_CLOCK)).join(' · ') : null,
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
  return toCsv(rows);
}

type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** What happened in a room, from the server's log. */
export function serveHistory(
  app: FastifyInstance,
  { authGuard, services, rooms, now }: HistoryOptions,
): void {
  const { queries } = services.database;
  const recent = new RecentRooms(rooms);
  const history = new HistoryLines(services.database, recent);

  function titled(key: RoomKey): Promise<string> {
    return inScope(queries, key, async (transaction) => {
      const title = await titleOf(transaction, services, key);
      if (title === undefined) throw notFound();
      return title;
    });
  }

  async function readActs(key: RoomKey, after: number, limit: number) {
    const events = await eventRows(queries, key, { after, limit });
    const acts = actsOf(events, await history.read(key, events));
    return { acts, after: events.length === limit ? (events.at(-1)?.position ?? null) : null };
  }

  /** The history as a spreadsheet. Each part takes its turn, which nobody has while the reader is slow. */
  async function* csvParts(key: RoomKey, from: number, takeTurn: TakeTurn): AsyncGenerator<string> {
    yield toCsv([COLUMNS]);
    for (let after: number | null = from; after !== null;) {
      const start = after;
      const part = await takeTurn(async () => {
        const { acts, after: next } = await readActs(key, start, ROWS_AT_ONCE);
        return { text: actsCsv(acts), next };
      });
      if (part.text !== '') yield part.text;
      after = part.next;
    }
  }

  handleRoutes(app, authGuard, nightRoutes, {
    'GET /organizations/:organizationId/live/:showId/night': async ({ params, query }) => {
      await titled(params);
      const log = await recent.logOf(params);
      const room = stateOf(log);
      const night = nightAround(linesOf(log), query.startMs + room.clockOffsetMs);
      return { facts: night ? { ...nightFacts(night, room, Math.round(now())) } : null };
    },
  });

  handleRoutes(app, authGuard, historyRoutes, {
    'GET /organizations/:organizationId/live/:showId/history': async ({
      account,
      params,
      query,
      reply,
    }) => {
      await titled(params);
      if (query.format === 'json') return readActs(params, query.after, ACTS_AT_ONCE);
      const keys = [`account ${account.accountId}`, `organization ${params.organizationId}`];
      const takeTurn: TakeTurn = (work) => services.lanes.reads.run(keys, reply, work);
      sendTextStream(reply, 'text/csv; charset=utf-8', csvParts(params, query.after, takeTurn));
      return { acts: [], after: null };
    },

    'GET /organizations/:organizationId/live/:showId/report': async ({ params, query, reply }) => {
      const title = await titled(params);
      const log = await recent.logOf(params);
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
