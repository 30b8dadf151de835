import { describeStoredCollection } from '@standby/collections/testing/stored-collection';
import { ROOMS_KEY } from '@standby/contracts';
import { deviceSchema } from '../domain/device';
import { roomSchema } from '../domain/room';
import { createDevices } from './devices';
import { createRooms } from './rooms';
import devices1 from './testing/stored/devices.v1.json?raw';
import devices2 from './testing/stored/devices.v2.json?raw';
import rooms1 from './testing/stored/rooms.v1.json?raw';

describeStoredCollection({
  what: 'rooms',
  key: ROOMS_KEY,
  schema: roomSchema,
  recorded: { 1: 'a3ed70fb' },
  examples: { 1: rooms1 },
  open: (environment) => createRooms(environment, []),
});

describeStoredCollection({
  what: 'devices',
  key: 'standby:devices',
  schema: deviceSchema,
  recorded: { 1: 'afaf44b3', 2: 'c9579394' },
  examples: { 1: devices1, 2: devices2 },
  open: (environment) => createDevices(environment, []),
});
