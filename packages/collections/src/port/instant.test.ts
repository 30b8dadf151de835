import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { instantSchema } from './instant';

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`, 'u'));

/** Generates two digits; half of the values are within the valid maximum. */
const upTo = (max: number) =>
  fc.oneof(
    fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0')),
    digits(2),
  );

/** Generates texts that look like instants; some of them are valid. */
const likeInstants = fc
  .tuple(
    digits(4),
    upTo(12),
    upTo(31),
    fc.constantFrom('T', ' '),
    upTo(23),
    fc.constantFrom('', '.5', '.123456789'),
    fc.constantFrom('Z', '+05', '+0530', '-03:00', ' +01', ''),
  )
  .map(
    ([year, month, day, between, hour, fraction, zone]) =>
      `${year}-${month}-${day}${between}${hour}:00:00${fraction}${zone}`,
  );

describe('an instant', () => {
  it('accepts the instants that this app writes', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(0) }), (date) => {
        fc.pre(date.getUTCFullYear() < 10_000);
        expect(v.is(instantSchema, date.toISOString())).toBe(true);
      }),
    );
  });

  it('can be shown, for every accepted value', () => {
    const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
    fc.assert(
      fc.property(fc.oneof(likeInstants, fc.string()), (text) => {
        if (!v.is(instantSchema, text)) return;
        expect(() => medium.format(new Date(text)), text).not.toThrow();
      }),
      { numRuns: 1000, examples: [['2025-01-15T10:00:00.123Z']] },
    );
  });

  it.each(['2025-01-15T10:00:00+05', '2025-01-15', 'yesterday', '', '__proto__'])(
    'is not %j',
    (text) => expect(v.is(instantSchema, text)).toBe(false),
  );
});
