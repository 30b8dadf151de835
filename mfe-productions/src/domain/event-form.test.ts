import { keysOf, namedZones } from '@standby/contracts';
import { fieldErrors } from '@standby/forms/validation';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type EventForm,
  eventFormSchema,
  emptyEventForm,
  eventMessages,
  formOfShow,
} from './event-form';
import { newShow, showSchema, showStatuses } from './show';
import { callCustoms } from './call-custom';

const form: EventForm = {
  ...emptyEventForm,
  title: 'Hamlet',
  venue: 'Harbour Playhouse',
  startDate: '2025-03-08',
};

const stamp = { id: 'k7', at: '2025-01-15T19:30:00.000Z' };

describe('validation', () => {
  it('asks an empty form for its three required fields, and defaults to EST', () => {
    expect(fieldErrors(eventFormSchema, emptyEventForm)).toEqual({
      title: eventMessages.title,
      venue: eventMessages.venue,
      startDate: eventMessages.startDate,
    });
    expect(emptyEventForm.timezone).toBe('EST');
  });

  it.each([
    ['the requireds alone', {}, {}],
    ['a title of spaces', { title: ' \t ' }, { title: eventMessages.title }],
    ['a venue of spaces', { venue: ' ' }, { venue: eventMessages.venue }],
    [
      'a date that no month has',
      { startDate: '2025-02-30' },
      { startDate: eventMessages.noSuchDate },
    ],
    ['an invalid end date', { endDate: 'soon' }, { endDate: eventMessages.noSuchDate }],
    ['an invalid time', { startTime: '25:00' }, { startTime: eventMessages.noSuchTime }],
    ['one in the cast', { maxCastMembers: '1' }, {}],
    ['an empty cast', { maxCastMembers: '0' }, { maxCastMembers: eventMessages.maxCastMembers }],
    ['a negative cast', { maxCastMembers: '-3' }, { maxCastMembers: eventMessages.maxCastMembers }],
    ['half a person', { maxCastMembers: '1.5' }, { maxCastMembers: eventMessages.wholeNumber }],
    ['no number', { maxCastMembers: 'many' }, { maxCastMembers: eventMessages.wholeNumber }],
    ['spaces around a number', { maxCastMembers: ' 12 ' }, {}],
    ['a budget as text', { budget: 'about $20k, to be confirmed' }, {}],
    [
      'an end before the start',
      { startTime: '19:30', endTime: '19:00' },
      { endTime: expect.stringContaining('ends before it starts') as string },
    ],
    [
      'a time that the clocks skip',
      { startDate: '2025-03-09', startTime: '02:30' },
      { startTime: expect.stringContaining('does not exist') as string },
    ],
  ] as const)('answers %s', (_, change, errors) => {
    expect(fieldErrors(eventFormSchema, { ...form, ...change })).toEqual(errors);
  });

  it.each(keysOf(namedZones))('takes %s', (timezone) => {
    expect(fieldErrors(eventFormSchema, { ...form, timezone })).toEqual({});
  });
});

it('keeps the whole form, trimmed, with the cast as a number', () => {
  const content = v.parse(eventFormSchema, {
    ...form,
    title: '  Hamlet ',
    maxCastMembers: ' 12 ',
    notes: 'Line one\nline two\n',
  });

  expect(content).toEqual({
    ...form,
    title: 'Hamlet',
    maxCastMembers: 12,
    notes: 'Line one\nline two',
  });
  expect(v.parse(eventFormSchema, form).maxCastMembers).toBeNull();
});

it('returns the filled-in values for editing, and makes a show that can be stored', () => {
  const word = fc.string({ unit: 'grapheme' }).map((text) => text.trim());
  const name = fc.string({ minLength: 1, unit: 'grapheme-ascii' }).map((text) => `x${text.trim()}`);
  const filledIn = fc.record({
    title: name,
    description: word,
    venue: name,
    startDate: fc.constant('2025-03-08'),
    endDate: fc.constantFrom('', '2025-04-01'),
    startTime: fc.constantFrom('', '19:30'),
    endTime: fc.constantFrom('', '22:00'),
    timezone: fc.constantFrom(...keysOf(namedZones)),
    director: word,
    assistantDirector: word,
    technicalDirector: word,
    maxCastMembers: fc.oneof(fc.constant(''), fc.integer({ min: 1 }).map(String)),
    budget: word,
    notes: word,
    status: fc.constantFrom(...showStatuses),
    custom: fc.constantFrom(...callCustoms),
  });
  fc.assert(
    fc.property(filledIn, (values) => {
      expect(fieldErrors(eventFormSchema, values)).toEqual({});
      const show = newShow(v.parse(eventFormSchema, values), stamp);

      expect(v.parse(showSchema, JSON.parse(JSON.stringify(show)))).toEqual(show);
      expect(formOfShow(show)).toEqual(values);
    }),
  );
});
