import type { Area } from 'server/area';
import { LIVE_SUBPROTOCOL } from '../src/domain/index';
import { createRooms } from './create-rooms';
import { serveLiveSockets } from './socket/live-sockets';
import { liveMigrations } from './storage/migrations';

/** The live rooms of shows. */
export const live: Area = {
  name: 'live',
  routes: [],
  migrations: liveMigrations,
  collections: [],
  tables: ['live_room', 'live_event', 'live_author'],
  samples: {},
  subprotocols: [LIVE_SUBPROTOCOL],
  serve(app, options) {
    const { rooms, now, stop } = createRooms(options.services);
    const sockets = serveLiveSockets(app, { ...options, rooms, now });
    const { metrics } = options.services;
    metrics.gauge('standby_live_sockets', 'Open connections of live rooms.', sockets.count);
    metrics.gauge('standby_live_rooms', 'Live rooms that are awake.', () => rooms.size);
    app.addHook('preClose', async () => {
      await sockets.stop();
      await stop();
    });
  },
};
