import type { FastifyInstance } from 'fastify';
import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { isPermitted } from '@standby/contracts';
import {
  type Audience,
  BATCH_MAX,
  describeLine,
  eventIdOf,
  linesFor,
  linesOf,
  type LogLine,
  mayRead,
  stateFor,
  stateOf,
  WITHHELD,
} from '@standby/live-room';
import { toCsv } from '@standby/table-import/write/csv';
import { nightFacts } from '@standby/live-room/domain/report/night-facts';
import { nightAround } from '@standby/live-room/domain/report/nights';
import { reportCsv } from '@standby/live-room/domain/report/report-csv';
import { showReport } from '@standby/live-room/domain/report/show-report';
import { type FeatureOptions, handleRoutes, inScope, notFound } from '@standby/server-kit';
import { nightRoutes } from '@standby/api-client/live-rooms';
import { type HistoryAct, historyRoutes } from '../contract';
import type { Rooms } from '@standby/live-room/authority/rooms';
import { titleOf } from '../storage/show-title';
import { eventRows, type EventRow } from '../storage/history-repository';
import type { RoomKey } from '@standby/live-room/authority/ports';
import { HistoryLines } from './history-lines';

export interface HistoryOptions extends FeatureOptions {
  readonly rooms: Rooms;
  readonly now: () => number;
}

/** Rows of one answer. */
const ACTS_AT_ONCE = 1_000;

/** The acts of stored events, in the words of the room's log. Those that are not for the audience are withheld. */
function actsOf(
  rows: readonly EventRow[],
  known: ReadonlyMap<string, LogLine>,
  audience: Audience,
): HistoryAct[] {
  const lines = new Map(linesFor(audience, [...known.values()]).map((line) => [line.id, line]));
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
  return toCsv([COLUMNS, ...rows]);
}

/** What happened in a room, from the server's log. */
export function serveHistory(
  app: FastifyInstance,
  { authGuard, services, rooms, now }: HistoryOptions,
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

  /** Members who may only look read what viewers do. */
  async function audienceOf(accountId: string, organizationId: string): Promise<Audience> {
    const role = await authGuard.roleOf(accountId, organizationId);
    return role && isPermitted(role, 'live:control') ? 'desks' : 'everyone';
  }

  /** The lines of a room's log and its state, as a member may read them. */
  async function readable(key: RoomKey, accountId: string) {
    const audience = await audienceOf(accountId, key.organizationId);
    const { log } = await rooms.using(key, async ({ copy }) => copy);
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
      const isCsv = query.format === 'csv';
      const limit = isCsv ? undefined : ACTS_AT_ONCE;
      const events = await eventRows(queries, params, { after: query.after, limit });
      const acts = actsOf(events, await history.read(params, events), audience);
      const after = events.length === limit ? (events.at(-1)?.position ?? null) : null;
      if (!isCsv) return { acts, after };
      await reply.type('text/csv; charset=utf-8').send(actsCsv(acts));
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
