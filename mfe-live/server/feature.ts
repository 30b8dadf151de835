import { CONTROL_SUBPROTOCOL, controlRoutes } from '@standby/api-client/control';
import { LIVE_SUBPROTOCOL } from '@standby/live-room';
import type { Feature } from '@standby/server-kit';
import { questionRoutes } from '@standby/room-parts/contract';
import { linkRoutes } from '@standby/room-parts/link-contract';
import { historyRoutes, startRoutes } from './contract';
import { serveControl } from './control/control';
import { createRooms } from './create-rooms';
import { serveHistory } from './history/history';
import { liveRoomRoutes, nightRoutes } from '@standby/api-client/live-rooms';
import { serveRoomSummaries } from './room/room-summaries';
import { serveLinks } from './sharing/links';
import { serveQuestions } from './sharing/questions';
import { serveLiveSockets } from './socket/live-sockets';
import { liveMigrations } from './storage/migrations';

/** The feature of the live rooms of shows. */
export const live: Feature = {
  name: 'live',
  routes: [
    liveRoomRoutes,
    startRoutes,
    linkRoutes,
    questionRoutes,
    historyRoutes,
    nightRoutes,
    controlRoutes,
  ],
  migrations: liveMigrations,
  collections: [],
  tables: ['live_room', 'live_event', 'live_author', 'live_link'],
  ephemeralTables: ['live_process', 'live_window', 'live_program'],
  itemTables: ['live_room', 'live_link'].map((table) => ({
    table,
    collection: 'shows',
    column: 'show_id',
  })),
  expiringTables: ['live_link', 'live_program'],
  samples: {},
  subprotocols: [LIVE_SUBPROTOCOL, CONTROL_SUBPROTOCOL],
  serve(app, options) {
    const { rooms, now, ready, clockErrorMs, stop } = createRooms(options.services, app.log);
    const sockets = serveLiveSockets(app, { ...options, rooms, now });
    serveRoomSummaries(app, { ...options, rooms, now });
    serveLinks(app, { ...options, rooms });
    serveQuestions(app, { ...options, rooms });
    const control = serveControl(app, { ...options, rooms, now });
    serveHistory(app, { ...options, rooms, now });
    const { metrics } = options.services;
    metrics.gauge('standby_live_sockets', 'Open connections of live rooms.', sockets.count);
    metrics.gauge('standby_control_sockets', 'Open connections of programs.', control.count);
    metrics.gauge('standby_live_rooms', 'Live rooms that are awake.', () => rooms.size);
    metrics.gauge(
      'standby_live_clock_error_seconds',
      'By how much the time of rooms can differ from that of the database.',
      () => clockErrorMs() / 1_000,
    );
    app.addHook('onReady', async () => ready());
    app.addHook('preClose', async () => {
      control.stop();
      await sockets.stop();
      await stop();
    });
  },
};
