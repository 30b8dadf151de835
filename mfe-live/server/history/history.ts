import type { FastifyInstance } from 'fastify';
import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { isPermitted } from '@standby/contracts';
import { eventIdOf, WITHHELD } from '@standby/room-engine/log/event';
import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import {
  type Audience,
  BATCH_MAX,
  describeLine,
  linesFor,
  type LogLine,
  mayRead,
  stateFor,
} from '@standby/live-room';
import { toCsv } from '@standby/table-import/write/csv';
import { nightFacts } from '@standby/live-room/domain/report/night-facts';
import { nightAround } from '@standby/live-room/domain/report/nights';
import { reportCsv } from '@standby/live-room/domain/report/report-csv';
import { showReport } from '@standby/live-room/domain/report/show-report';
import { handleRoutes, inScope, notFound, sendTextStream } from '@standby/server-kit';
import { nightRoutes } from '@standby/api-client/live-rooms';
import type { RoomKey } from '@standby/live-room/authority/ports';
import { type HistoryAct, historyRoutes } from '../contract';
import type { RoomsOptions } from '../rooms-options';
import { titleOf } from '../storage/show-title';
import { eventRows, type EventRow } from '../storage/history-repository';
import { HistoryLines } from './history-lines';
import { RecentRooms } from './recent-rooms';

/** Rows in one response. */
const ACTS_AT_ONCE = 1_000;

/** Rows of a spreadsheet that are built in one turn, so that other readers get theirs. */
const ROWS_AT_ONCE = 250;

/**
 * Returns the acts of stored events with their text from the room's log. Acts that are not for the
 * audience are withheld.
 */
function actsOf(
  rows: readonly EventRow[],
  known: Pick<ReadonlyMap<string, LogLine>, 'get'>,
  audience: Audience,
): HistoryAct[] {
  return rows.map(({ author, seq, position, atMs, name, type }) => {
    const id = eventIdOf({ by: author, seq });
    // A batch has additional lines.
    const further = Array.from({ length: BATCH_MAX }, (_, index) =>
      known.get(`${id}.${index + 1}`),
    );
    const lines = [known.get(id), ...further].filter((one) => one !== undefined);
    const all = linesFor(audience, lines);
    return {
      id,
      position,
      atMs,
      by: author,
      name,
      type: mayRead(audience, type) ? type : WITHHELD,
      text: all.length > 0 ? all.map((one) => describeLine(one, NEUTRAL_CLOCK)).join(' · ') : null,
      isUndone: all[0]?.isUndone ?? false,
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

interface HistoryPart {
  readonly key: RoomKey;
  readonly audience: Audience;
  /** Position after which the part begins. */
  readonly after: number;
  readonly limit: number;
}

type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Serves the acts of a room and its reports, from the server's log. */
export function serveHistory(
  app: FastifyInstance,
  { authGuard, services, rooms, now }: RoomsOptions,
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

  async function readActs({ key, audience, after, limit }: HistoryPart) {
    const events = await eventRows(queries, key, { after, limit });
    const acts = actsOf(events, await history.read(key, events), audience);
    return { acts, after: events.length === limit ? (events.at(-1)?.position ?? null) : null };
  }

  /**
   * Yields the history as a spreadsheet. Each part takes one turn, and a slow reader holds no turn
   * while it waits.
   */
  async function* csvParts(
    { after: from, ...rest }: Omit<HistoryPart, 'limit'>,
    takeTurn: TakeTurn,
  ): AsyncGenerator<string> {
    yield toCsv([COLUMNS]);
    for (let after: number | null = from; after !== null;) {
      const start = after;
      const part = await takeTurn(async () => {
        const { acts, after: next } = await readActs({
          ...rest,
          after: start,
          limit: ROWS_AT_ONCE,
        });
        return { text: actsCsv(acts), next };
      });
      if (part.text !== '') yield part.text;
      after = part.next;
    }
  }

  /** Returns the audience of a member. Members who may only view read what viewers read. */
  async function audienceOf(accountId: string, organizationId: string): Promise<Audience> {
    const role = await authGuard.roleOf(accountId, organizationId);
    return role && isPermitted(role, 'live:control') ? 'desks' : 'everyone';
  }

  /** Returns the lines of a room's log and its state, as far as a member may read them. */
  async function readable(key: RoomKey, accountId: string) {
    const audience = await audienceOf(accountId, key.organizationId);
    const log = await recent.logOf(key);
    return { lines: linesFor(audience, linesOf(log)), room: stateFor(stateOf(log), audience) };
  }

  handleRoutes(app, authGuard, nightRoutes, {
    'GET /organizations/:organizationId/live/:showId/night': async ({ account, params, query }) => {
      await titled(params);
      const { lines, room } = await readable(params, account.accountId);
      const night = nightAround(lines, query.startMs + room.clockOffsetMs);
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
      const audience = await audienceOf(account.accountId, params.organizationId);
      const part = { key: params, audience, after: query.after };
      if (query.format === 'json') return readActs({ ...part, limit: ACTS_AT_ONCE });
      const keys = [`account ${account.accountId}`, `organization ${params.organizationId}`];
      const takeTurn: TakeTurn = (work) => services.lanes.reads.run(keys, reply, work);
      sendTextStream(reply, 'text/csv; charset=utf-8', csvParts(part, takeTurn));
      return { acts: [], after: null };
    },

    'GET /organizations/:organizationId/live/:showId/report': async ({
      account,
      params,
      query,
      reply,
    }) => {
      const title = await titled(params);
      const { lines, room } = await readable(params, account.accountId);
      const report = showReport(lines, room, Math.round(now()));
      if (query.format === 'csv') {
        const csv = reportCsv(report, room, title, query.timeZone);
        await reply.type('text/csv; charset=utf-8').send(csv);
      }
      return { title, report: { ...report } };
    },
  });
}
