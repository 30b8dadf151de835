import type { FastifyInstance } from 'fastify';
import { liveRoomRoutes } from '@standby/api-client/live-rooms';
import { type FeatureOptions, handleRoutes, inScope, notFound } from '@standby/server-kit';
import type { RoomKey } from '@standby/live-room/authority/ports';
import { loadRoom } from '@standby/room-engine/authority/room-copy';
import type { Rooms } from './rooms';
import { stateOf } from '@standby/room-engine/log/event-log';
import type { RoomState } from '@standby/live-room';
import { sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import {
  runningTimerOf,
  type RunningTimerOfRoom,
} from '@standby/live-room/domain/timer/running-timer';
import { currentFormat } from '@standby/live-room';
import { startRoutes } from '../contract';
import { startOf } from '../storage/show-title';
import { programRooms } from '../storage/program-rooms';
import { roomPositions } from '../storage/room-positions';
import { roomRepository } from '../storage/room-repository';

interface RoomSummariesOptions extends FeatureOptions {
  readonly rooms: Pick<Rooms, 'awake'>;
  /** Returns epoch ms, with fractions. */
  readonly now: () => number;
}

interface Summary {
  readonly timers: number;
  readonly cues: number;
  readonly running: RunningTimerOfRoom | null;
}

const summaryOf = (state: RoomState): Summary => ({
  timers: state.timers.length,
  cues: sheetOf(state).cues.length,
  running: runningTimerOf(state) ?? null,
});

/** Maximum number of unused rooms whose last summary is kept. */
const REMEMBERED_MAX = 1_000;

/** Serves what the cards of an organization's shows need about their rooms, without waking any. */
export function serveRoomSummaries(app: FastifyInstance, options: RoomSummariesOptions): void {
  const { authGuard, services, rooms, now } = options;
  const { database } = services;
  /** Summaries by room, with the position of the last event at that time. */
  const remembered = new Map<string, { readonly position: number; readonly summary: Summary }>();

  async function read(key: RoomKey, position: number): Promise<Summary> {
    const name = `${key.organizationId}/${key.showId}`;
    const known = remembered.get(name);
    if (known?.position === position) return known.summary;
    const log = await roomRepository(database, key).inTransaction(
      async (room) => (await loadRoom(room, key.showId, currentFormat)).log,
    );
    const summary = summaryOf(stateOf(log));
    remembered.delete(name);
    remembered.set(name, { position, summary });
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
    return summary;
  }

  handleRoutes(app, authGuard, liveRoomRoutes, {
    'GET /organizations/:organizationId/live': async ({ params: { organizationId } }) => {
      const positions = await roomPositions(database.queries, organizationId);
      const summaries: (Summary & { showId: string })[] = [];
      // The rooms are read one after the other, so that rooms in use wait for one read at most.
      for (const [showId, position] of positions) {
        const key = { organizationId, showId };
        const awake = rooms.awake(key);
        const summary = awake ? summaryOf(awake.state()) : await read(key, position);
        summaries.push({ showId, ...summary });
      }
      const programs = await programRooms(database.queries, organizationId, services.now());
      return { nowMs: Math.round(now()), rooms: summaries, programs };
    },
  });

  handleRoutes(app, authGuard, startRoutes, {
    'GET /organizations/:organizationId/live/:showId/start': async ({ params }) => {
      const start = await inScope(database.queries, params, (transaction) =>
        startOf(transaction, services, params),
      );
      if (start === undefined) throw notFound();
      return { start };
    },
  });
}
