import { fieldErrors } from '@standby/forms/validation';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NOW } from '@standby/testing/now';
import { NEW_DEVICE_STATUS, deviceSchema, newDevice } from './device';
import {
  type DeviceForm,
  deviceFormSchema,
  deviceMessages,
  emptyDeviceForm,
  formOfDevice,
} from './device-form';
import { deviceTypes, houseRooms, roomChoices, setupMethods } from './device-options';

const form: DeviceForm = { ...emptyDeviceForm, name: 'Deck tablet', room: 'Main Stage' };

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

  it('offers the rooms of the house, and then the added ones', () => {
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

  it('names types and setup methods as specified, a bridge to the house desks, and programs', () => {
    expect(deviceTypes.map(({ label }) => label)).toEqual([
      'Tablet',
      'Mobile',
      'Desktop',
      'Desk bridge',
      'Companion or script',
    ]);
    expect(setupMethods.map(({ label }) => label)).toEqual(['QR Code Setup', 'Manual Setup']);
  });

  it('returns the filled-in values for editing, and makes a device that can be stored', () => {
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
          { id: 'k7', at: NOW },
        );

        expect(v.parse(deviceSchema, JSON.parse(JSON.stringify(device)))).toEqual(device);
        expect(formOfDevice(device)).toEqual(values);
      }),
    );
  });
});
