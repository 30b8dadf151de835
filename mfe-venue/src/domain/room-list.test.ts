import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sampleDevices } from '../data/sample-devices';
import { sampleRooms } from '../data/sample-rooms';
import { type Room, newRoom } from './room';
import { roomFormSchema, emptyRoomForm } from './room-form';
import { listRooms, roomCardText, roomSorts, searchRooms } from './room-list';

/** Returns a room in which only the given fields matter. */
function makeRoom(id: string, change: Partial<Room>): Room {
  const content = v.parse(roomFormSchema, { ...emptyRoomForm, name: 'Unnamed', location: 'Yard' });
  return { ...newRoom(content, { id, at: new Date(2025, 0, 15, 12).toISOString() }), ...change };
}

const rooms = listRooms(sampleRooms, sampleDevices);

it('counts the devices that are online in each room', () => {
  const counts = Object.fromEntries(
    rooms.map(({ name, connectedDevices }) => [name, connectedDevices]),
  );

  expect(counts).toMatchObject({
    'Main Stage': 2,
    'Control room': 2,
    'Studio A': 1,
    'Dressing room': 0,
    'Studio B': 0,
  });
});

it('a room is offline while none of its devices is connected, regardless of the stored status', () => {
  const room = makeRoom('a', { name: 'Studio A', isOnline: true });
  const isOnline = (status?: 'Online' | 'Offline') => {
    const [device] = sampleDevices;
    const devices = device && status ? [{ ...device, room: 'Studio A', status }] : [];
    return listRooms([room], devices)[0]?.isOnline;
  };
  expect(isOnline()).toBe(false);
  expect(isOnline('Offline')).toBe(false);
  expect(isOnline('Online')).toBe(true);
});

describe('a card', () => {
  it('says that no device is online instead of calling the room offline, regardless of the stored status', () => {
    const [room] = listRooms([makeRoom('a', { isOnline: true })], []);
    expect(room && roomCardText(room).connection).toBe('No device online');
  });

  it('shows everything that the list knows', () => {
    const [room] = listRooms([makeRoom('a', { capacity: 80, isOnline: false })], []);

    expect(room && roomCardText(room)).toEqual({
      name: 'Unnamed',
      description: '',
      connection: 'No device online',
      status: 'Available',
      capacity: 'Capacity 80',
      connectedDevices: '0 connected devices',
      location: 'Yard',
      updated: 'Updated 15 Jan 2025',
    });
  });

  it('shows that the capacity is not set, and counts one device in the singular', () => {
    expect(roomCardText({ ...makeRoom('a', {}), connectedDevices: 1 })).toMatchObject({
      capacity: 'Capacity not set',
      connectedDevices: '1 connected device',
    });
  });
});

describe('the search', () => {
  it.each([
    ['STUDIO', ['Studio A', 'Studio B']],
    ['maintenance no device', ['Studio B']],
    ['capacity 612', ['Main Stage']],
    ['sound DESKS', ['Control room']],
    ['iron is tested', []],
  ])('finds for %j: %j', (query, names) => {
    expect(
      searchRooms(rooms, query)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(names);
  });
});

describe('sorting', () => {
  const sorted = listRooms(
    [
      makeRoom('a', {
        name: 'Room 10',
        capacity: 5,
        status: 'Maintenance',
        lastUsed: '2025-01-02T00:00:00.000Z',
      }),
      makeRoom('b', {
        name: 'room 9',
        capacity: null,
        status: 'Active',
        lastUsed: '2025-01-01T00:00:00.000Z',
      }),
      makeRoom('c', {
        name: 'Attic',
        capacity: 40,
        status: 'Available',
        lastUsed: '2025-01-03T00:00:00.000Z',
      }),
    ],
    [],
  );

  it('is offered in the specified order, Last used first', () => {
    expect(roomSorts.map(({ label }) => label)).toEqual([
      'Last used',
      'Name',
      'Capacity',
      'Status',
    ]);
  });

  it.each([
    ['last-used', ['c', 'a', 'b']],
    ['name', ['c', 'b', 'a']],
    ['capacity', ['c', 'a', 'b']],
    ['status', ['b', 'c', 'a']],
  ])('by %s', (value, order) => {
    const compare = roomSorts.find((sort) => sort.value === value)?.compare;

    expect(sorted.toSorted(compare).map(({ id }) => id)).toEqual(order);
  });
});
