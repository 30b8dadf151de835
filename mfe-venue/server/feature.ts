import {
  deviceCodeRoutes,
  deviceControlRoutes,
  pairedDeviceRoutes,
  pairingRoutes,
} from '@standby/api-client/devices';
import { collectionPlugin, type Feature } from '@standby/server-kit';
import { sampleDevices } from '../src/data/sample-devices';
import { sampleRooms } from '../src/data/sample-rooms';
import { unpairDevice } from '../src/domain/device';
import { devices, rooms } from './collections';
import { deviceRoutes, roomRoutes } from './contract';
import { venueMigrations } from './migrations';
import { deviceAccess } from './storage/device-tokens';
import { servePairedDevices } from './paired/paired-devices';
import { servePairings } from './pairing/pairings';

/** Rooms and the devices in them. */
export const venue: Feature = {
  name: 'venue',
  routes: [
    roomRoutes,
    deviceRoutes,
    pairingRoutes,
    deviceCodeRoutes,
    pairedDeviceRoutes,
    deviceControlRoutes,
  ],
  migrations: venueMigrations,
  collections: [rooms, devices],
  tables: ['device_pairing', 'device_token', 'device_presence'],
  itemTables: [{ table: 'device_token', collection: 'devices', column: 'device_id' }],
  expiringTables: ['device_pairing'],
  // No device has taken them.
  samples: { rooms: sampleRooms, devices: sampleDevices.map(unpairDevice) },
  devices: deviceAccess,
  serve(app, options) {
    collectionPlugin(app, options, roomRoutes, rooms);
    collectionPlugin(app, options, deviceRoutes, devices);
    servePairings(app, options);
    servePairedDevices(app, options);
  },
};
