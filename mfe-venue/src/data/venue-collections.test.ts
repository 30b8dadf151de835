import { fieldErrors } from '@standby/forms/validation';
import { describeCollectionContract } from '@standby/collections/testing/collection-contract';
import { readRoomNames } from '@standby/contracts';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Device,
  type DeviceContent,
  DEVICE_LIMIT,
  NEW_DEVICE_STATUS,
  deviceSchema,
} from '../domain/device';
import { deviceFormSchema, emptyDeviceForm, formOfDevice } from '../domain/device-form';
import { deviceSorts } from '../domain/device-list';
import { houseRooms, screenTypes } from '../domain/device-options';
import { type Room, type RoomContent, ROOM_LIMIT, roomSchema } from '../domain/room';
import { roomFormSchema, emptyRoomForm, formOfRoom } from '../domain/room-form';
import { roomStatuses } from '../domain/room-options';
import { type Devices, createDevices } from './devices';
import { type Rooms, createRooms } from './rooms';
import { sampleDevices } from './sample-devices';
import { sampleRooms } from './sample-rooms';

const atOnce = async (): Promise<void> => undefined;

const makeRoom = (number: number): RoomContent =>
  v.parse(roomFormSchema, {
    ...emptyRoomForm,
    name: `Attic ${number}`,
    location: 'Roof',
    capacity: String(number),
    equipment: ['Piano'],
  });

const makeDevice = (number: number): DeviceContent => ({
  ...v.parse(deviceFormSchema, {
    ...emptyDeviceForm,
    name: `Tablet ${number}`,
    room: 'Lobby',
  }),
  status: NEW_DEVICE_STATUS,
});

describeCollectionContract<Room, RoomContent>('the rooms of this browser', {
  limit: ROOM_LIMIT,
  makeItem: makeRoom,
  open() {
    const browser = createFakeBrowser();
    const open = (): Rooms => createRooms({ ...browser.openWindow(), beforeCreate: atOnce }, []);
    return { collection: open(), elsewhere: open() };
  },
});

describeCollectionContract<Device, DeviceContent>('the devices of this browser', {
  limit: DEVICE_LIMIT,
  makeItem: makeDevice,
  open() {
    const browser = createFakeBrowser();
    const open = (): Devices =>
      createDevices({ ...browser.openWindow(), beforeCreate: atOnce }, []);
    return { collection: open(), elsewhere: open() };
  },
});

it('allows 10 rooms and 20 devices', () => {
  expect([ROOM_LIMIT, DEVICE_LIMIT]).toEqual([10, 20]);
});

describe('the samples', () => {
  it('are rooms and devices that the forms accept and the storage takes', () => {
    for (const room of sampleRooms) {
      expect(v.parse(roomSchema, JSON.parse(JSON.stringify(room)))).toEqual(room);
      expect(fieldErrors(roomFormSchema, formOfRoom(room))).toEqual({});
    }
    for (const device of sampleDevices) {
      expect(v.parse(deviceSchema, JSON.parse(JSON.stringify(device)))).toEqual(device);
      expect(fieldErrors(deviceFormSchema, formOfDevice(device))).toEqual({});
    }
    for (const { id } of [...sampleRooms, ...sampleDevices]) {
      expect(encodeURIComponent(id)).toBe(id);
    }
  });

  it('leave room for new ones', () => {
    expect(sampleRooms.length).toBeLessThan(ROOM_LIMIT);
    expect(sampleDevices.length).toBeLessThan(DEVICE_LIMIT);
  });

  it('are the rooms that a device can be assigned to', () => {
    const names: readonly string[] = houseRooms;
    for (const { name } of sampleRooms) expect(names).toContain(name);
    for (const { room } of sampleDevices) expect(names).toContain(room);
  });

  it('have the names that other pages read before anything is stored', () => {
    expect(readRoomNames(null)).toEqual(sampleRooms.map(({ name }) => name));
  });

  it('have every status, each type with a screen, and the edges', () => {
    expect(new Set(sampleRooms.map(({ status }) => status))).toEqual(new Set(roomStatuses));
    expect(sampleRooms.some(({ isOnline }) => !isOnline)).toBe(true);
    expect(sampleRooms.some(({ capacity }) => capacity === null)).toBe(true);
    expect(new Set(sampleDevices.map(({ type }) => type))).toEqual(
      new Set(screenTypes.map(({ value }) => value)),
    );
    expect(new Set(sampleDevices.map(({ status }) => status)).size).toBe(2);
    expect(sampleDevices.filter(({ version }) => version === '2.0.8')).toHaveLength(1);
    expect(sampleDevices.map(({ battery }) => battery)).toEqual(
      expect.arrayContaining([null, 0, 100]),
    );
  });
});

describe('in this browser', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2025-01-15T19:30:00Z') });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('creating an item takes a second, and the new item was used last', async () => {
    const devices = createDevices(createFakeBrowser().openWindow());
    const creation = devices.create(makeDevice(1));

    await vi.advanceTimersByTimeAsync(999);
    expect(await devices.list()).toHaveLength(sampleDevices.length);
    await vi.advanceTimersByTimeAsync(1);
    const { id } = await creation;

    expect((await devices.list())[0]?.id).toBe(id);
    expect((await devices.list()).toSorted(deviceSorts[0].compare)[0]?.id).toBe(id);
  });

  it('reports at the limit that the plan is full, and what to do', async () => {
    const rooms = createRooms({ ...createFakeBrowser().openWindow(), beforeCreate: atOnce });
    for (let count = sampleRooms.length; count < ROOM_LIMIT; count += 1) {
      await rooms.create(makeRoom(count));
    }

    await expect(rooms.create(makeRoom(1))).rejects.toThrow(
      'Your plan has room for 10 rooms. Remove one to add another.',
    );
  });
});
