import { collectionPlugin, type Feature } from '@standby/server-kit';
import { sampleDevices } from '../src/data/sample-devices';
import { sampleRooms } from '../src/data/sample-rooms';
import { devices, rooms, venueMigration } from './collections';
import { deviceRoutes, roomRoutes } from './contract';

/** Rooms and the devices in them. */
export const venue: Feature = {
  name: 'venue',
  routes: [roomRoutes, deviceRoutes],
  migrations: { '0201-venue': venueMigration },
  collections: [rooms, devices],
  samples: { rooms: sampleRooms, devices: sampleDevices },
  serve(app, options) {
    collectionPlugin(app, options, roomRoutes, rooms);
    collectionPlugin(app, options, deviceRoutes, devices);
  },
};
