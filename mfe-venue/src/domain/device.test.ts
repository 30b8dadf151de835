import { fieldErrors } from '@standby/forms/validation';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  controlDevice,
  NEW_DEVICE_STATUS,
  type Device,
  deviceSchema,
  editDevice,
  newDevice,
  reportDevice,
} from './device';
import {
  type DeviceForm,
  deviceFormSchema,
  deviceMessages,
  emptyDeviceForm,
  formOfDevice,
} from './device-form';
import { deviceCardText, deviceSorts, searchDevices } from './device-list';
import { deviceTypes, houseRooms, roomChoices, setupMethods } from './device-options';

const form: DeviceForm = { ...emptyDeviceForm, name: 'Deck tablet', room: 'Main Stage' };
const at = '2025-01-15T19:30:00.000Z';

/** A device of which only the given things matter. */
function makeDevice(id: string, change: Partial<Device>): Device {
  return {
    ...newDevice({ ...v.parse(deviceFormSchema, form), status: NEW_DEVICE_STATUS }, { id, at }),
    ...change,
  };
}

describe('the form', () => {
  it('begins as a tablet with manual setup and asks for name and room', () => {
    expect(emptyDeviceForm).toMatchObject({ type: 'tablet', setupMethod: 'manual' });
    expect(fieldErrors(deviceFormSchema, emptyDeviceForm)).toEqual({
      name: deviceMessages.name,
      room: deviceMessages.room,
    });
    expect(fieldErrors(deviceFormSchema, { ...form, name: ' ' })).toEqual({
      name: deviceMessages.name,
    });
  });

  it('offers the rooms of the house, and then those that were added to it', () => {
    expect(houseRooms).toEqual([
      'Main Stage',
      'Studio A',
      'Studio B',
      'Control room',
      'Rehearsal room 1',
      'Rehearsal room 2',
      'Dressing room',
      'Lobby',
    ]);
    expect(roomChoices([{ name: 'Lobby' }, { name: 'Attic' }])).toEqual([...houseRooms, 'Attic']);
  });

  it('names types and setup methods as specified', () => {
    expect(deviceTypes.map(({ label }) => label)).toEqual(['Tablet', 'Mobile', 'Desktop']);
    expect(setupMethods.map(({ label }) => label)).toEqual(['QR Code Setup', 'Manual Setup']);
  });

  it('gives back for editing what was filled in, and makes a device that can be stored', () => {
    const word = fc.string({ unit: 'grapheme' }).map((text) => text.trim());
    const name = fc.string({ unit: 'grapheme' }).map((text) => `x${text}`.trim());
    const filledIn = fc.record({
      name,
      type: fc.constantFrom(...deviceTypes.map(({ value }) => value)),
      room: fc.constantFrom(...houseRooms),
      description: word,
      setupMethod: fc.constantFrom(...setupMethods.map(({ value }) => value)),
    });
    fc.assert(
      fc.property(filledIn, (values) => {
        expect(fieldErrors(deviceFormSchema, values)).toEqual({});
        const device = newDevice(
          { ...v.parse(deviceFormSchema, values), status: NEW_DEVICE_STATUS },
          { id: 'k7', at },
        );

        expect(v.parse(deviceSchema, JSON.parse(JSON.stringify(device)))).toEqual(device);
        expect(formOfDevice(device)).toEqual(values);
      }),
    );
  });
});

describe('a new device', () => {
  it('is offline and not seen until it reports, unless it was paired', () => {
    expect(
      newDevice(
        { ...v.parse(deviceFormSchema, form), status: NEW_DEVICE_STATUS },
        { id: 'k7', at },
      ),
    ).toMatchObject({
      status: 'Offline',
      lastSeen: null,
      lastUsed: at,
    });
    expect(
      newDevice({ ...v.parse(deviceFormSchema, form), status: 'Online' }, { id: 'k7', at }),
    ).toMatchObject({
      status: 'Online',
      lastSeen: at,
    });
  });

  it('asked to update stays so while it reports an older release, and is not asked for the next one', () => {
    const at = '2025-01-16T09:00:00.000Z';
    const report = {
      version: '1.0.0',
      model: null,
      battery: null,
      width: 800,
      height: 600,
      clockErrorMs: null,
      refusals: [],
      hasUpdate: true,
    };
    const old = reportDevice(makeDevice('a', {}), report);
    const asked = controlDevice(old, { update: true }, at);
    expect(asked.updateAskedAt).toBe(at);
    expect(reportDevice(asked, { ...report, battery: 80 }).updateAskedAt).toBe(at);
    const updated = reportDevice(asked, { ...report, hasUpdate: false });
    expect(updated.updateAskedAt).toBeNull();
    // One that was asked before it knew of a release has loaded the newest of then.
    const early = controlDevice(updated, { update: true }, at);
    expect(reportDevice(early, report).updateAskedAt).toBeNull();
  });

  it('is last used when it was edited', () => {
    const device = makeDevice('a', {});
    const later = '2025-01-16T09:00:00.000Z';

    expect(editDevice(device, { room: 'Lobby' }, later)).toEqual({
      ...device,
      room: 'Lobby',
      lastUsed: later,
    });
  });
});

describe('a card', () => {
  it('says all that the device reports', () => {
    const device = makeDevice('a', {
      model: 'iPad Air',
      version: '2.0.8',
      battery: 0,
      status: 'Online',
      isPaired: true,
      lastSeen: new Date(2025, 0, 15, 9, 5).toISOString(),
    });

    expect(deviceCardText(device, '12-hour')).toEqual({
      name: 'Deck tablet',
      type: 'Tablet',
      model: 'iPad Air',
      room: 'Main Stage',
      version: 'Version 2.0.8',
      battery: 'Battery 0%',
      status: 'Online',
      lastSeen: 'Last seen Jan 15, 2025, 9:05 AM',
      pairing: undefined,
      shows: undefined,
      screen: undefined,
    });
  });

  it('says what a paired device shows, and what is amiss with its screen', () => {
    const device = makeDevice('a', {
      status: 'Online',
      lastSeen: '2025-01-15T09:05:00.000Z',
      isPaired: true,
      assignment: { kind: 'light', showId: 'hamlet', department: 'LX' },
      display: { isBlackout: true, brightness: 40, isMirrored: true, rotation: 90 },
      screen: {
        width: 1024,
        height: 768,
        clockErrorMs: -3_000,
        refusals: ['wake-lock'],
        hasUpdate: true,
      },
      version: '1.0.0',
    });
    expect(deviceCardText(device, '12-hour')).toMatchObject({
      lastSeen: 'Seen now',
      version: 'Version 1.0.0, an update is ready',
      shows: 'Cue light LX, blackout, 40% bright, mirrored, turned 90°',
      screen: '1024 × 768, clock 3 s slow, may fall asleep',
    });
  });

  it('says what is not known, and nothing of a battery that is not there', () => {
    expect(deviceCardText(makeDevice('a', {}), '24-hour')).toMatchObject({
      model: 'Model not reported yet',
      version: 'Version not reported yet',
      battery: undefined,
      lastSeen: 'Not seen yet',
      pairing: 'Waits for its device',
    });
  });
});

describe('the list', () => {
  const devices = [
    makeDevice('a', {
      name: 'Tablet 10',
      room: 'Studio B',
      lastUsed: '2025-01-02T00:00:00.000Z',
      lastSeen: new Date(2025, 0, 2, 19, 30).toISOString(),
    }),
    makeDevice('b', {
      name: 'tablet 9',
      room: 'Lobby',
      status: 'Online',
      battery: 85,
      lastUsed: '2025-01-01T00:00:00.000Z',
    }),
    makeDevice('c', {
      name: 'Ångström desk',
      room: 'Studio A',
      lastUsed: '2025-01-03T00:00:00.000Z',
    }),
  ];

  it('is sorted by the specified options, Last used first', () => {
    expect(deviceSorts.map(({ label }) => label)).toEqual(['Last used', 'Name', 'Status', 'Room']);
  });

  it.each([
    ['last-used', ['c', 'a', 'b']],
    ['name', ['c', 'b', 'a']],
    ['status', ['b', 'a', 'c']],
    ['room', ['b', 'c', 'a']],
  ])('by %s', (value, order) => {
    const compare = deviceSorts.find((sort) => sort.value === value)?.compare;

    expect(devices.toSorted(compare).map(({ id }) => id)).toEqual(order);
  });

  it.each([
    ['angstrom', ['c']],
    ['battery', ['b']],
    ['undefined', []],
    ['7:30 pm', ['a']],
    ['19:30', ['a']],
    ['studio tablet offline', ['a', 'c']],
  ])('finds for %j: %j', (query, found) => {
    expect(searchDevices(devices, query).map(({ id }) => id)).toEqual(found);
  });
});
