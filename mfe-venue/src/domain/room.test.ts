import { fieldErrors } from '@standby/forms/validation';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { editRoom, newRoom, roomSchema } from './room';
import {
  type RoomForm,
  roomFormSchema,
  emptyRoomForm,
  formOfRoom,
  roomMessages,
} from './room-form';
import { accessibilityOptions, equipmentOptions, roomStatuses, roomTypes } from './room-options';

const form: RoomForm = { ...emptyRoomForm, name: 'Scene dock', location: 'Ground floor' };
const at = '2025-01-15T19:30:00.000Z';

it('offers the specified types, equipment and accessibility features, in order', () => {
  expect(roomTypes.map(({ label }) => label)).toEqual([
    'Theater',
    'Studio',
    'Rehearsal room',
    'Workshop Space',
    'Dressing room',
    'Storage',
  ]);
  expect(equipmentOptions.join(', ')).toBe(
    'Sound System, Lighting Rig, Projector, Piano, Mirrors, Barres, Stage, Curtains, Microphones, Speakers',
  );
  expect(accessibilityOptions.join(', ')).toBe(
    'Wheelchair Accessible, Elevator Access, Accessible Restrooms, Hearing Loop, Visual Aids, Braille Signage',
  );
});

describe('validation', () => {
  it('asks an empty form for name and location, and defaults to a theater', () => {
    expect(fieldErrors(roomFormSchema, emptyRoomForm)).toEqual({
      name: roomMessages.name,
      location: roomMessages.location,
    });
    expect(emptyRoomForm.roomType).toBe('theater');
  });

  it.each([
    ['the requireds alone', {}, {}],
    ['a name of spaces', { name: '  ' }, { name: roomMessages.name }],
    ['a location of spaces', { location: '\t' }, { location: roomMessages.location }],
    ['one seat', { capacity: '1' }, {}],
    ['no seat', { capacity: '0' }, { capacity: roomMessages.capacity }],
    ['less than none', { capacity: '-20' }, { capacity: roomMessages.capacity }],
    ['half a seat', { capacity: '0.5' }, { capacity: roomMessages.wholeNumber }],
    ['no number', { capacity: 'plenty' }, { capacity: roomMessages.wholeNumber }],
  ])('answers %s', (_, change, errors) => {
    expect(fieldErrors(roomFormSchema, { ...form, ...change })).toEqual(errors);
  });
});

it('returns the filled-in values for editing, and makes a room that can be stored', () => {
  const word = fc.string({ unit: 'grapheme' }).map((text) => text.trim());
  const name = fc.string({ unit: 'grapheme' }).map((text) => `x${text}`.trim());
  const filledIn = fc.record({
    name,
    description: word,
    location: name,
    capacity: fc.oneof(fc.constant(''), fc.integer({ min: 1 }).map(String)),
    roomType: fc.constantFrom(...roomTypes.map(({ value }) => value)),
    equipment: fc.subarray([...equipmentOptions]),
    accessibility: fc.subarray([...accessibilityOptions]),
    notes: word,
    status: fc.constantFrom(...roomStatuses),
  });
  fc.assert(
    fc.property(filledIn, (values) => {
      expect(fieldErrors(roomFormSchema, values)).toEqual({});
      const room = newRoom(v.parse(roomFormSchema, values), { id: 'k7', at });

      expect(v.parse(roomSchema, JSON.parse(JSON.stringify(room)))).toEqual(room);
      expect(formOfRoom(room)).toEqual(values);
    }),
  );
});

it('is available and online at first, and an edit counts as its last use', () => {
  const room = newRoom(v.parse(roomFormSchema, form), { id: 'k7', at });
  expect(room).toMatchObject({
    status: 'Available',
    isOnline: false,
    lastUsed: at,
    capacity: null,
  });

  const later = '2025-01-16T09:00:00.000Z';
  expect(editRoom(room, { status: 'Maintenance' }, later)).toEqual({
    ...room,
    status: 'Maintenance',
    lastUsed: later,
  });
});
