import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONSENT_VERSION, decide, optionalCategories, readConsent } from './consent';

const NOW = new Date('2025-01-15T12:00:00.000Z');

describe('decide', () => {
  it.each([
    { at: '2025-01-15T12:00:00.000Z', until: '2026-01-15T12:00:00.000Z' },
    { at: '2024-01-31T23:59:59.999Z', until: '2025-01-31T23:59:59.999Z' },
    { at: '2024-02-29T08:00:00.000Z', until: '2025-03-01T08:00:00.000Z' },
  ])('lasts one year: from $at to $until', ({ at, until }) => {
    expect(decide([], new Date(at)).expiresAt).toBe(until);
  });

  it('keeps the granted kinds in one order, once each', () => {
    const { granted } = decide(['marketing', 'performance', 'marketing'], NOW);
    expect(granted).toEqual(['performance', 'marketing']);
  });
});

describe('readConsent', () => {
  const stored = (change: object = {}): string =>
    JSON.stringify({ ...decide(['functional'], NOW), ...change });

  it.each([
    { when: 'at once', at: '2025-01-15T12:00:00.000Z' },
    { when: 'a millisecond before the year is over', at: '2026-01-15T11:59:59.999Z' },
  ])('counts $when', ({ at }) => {
    expect(readConsent(stored(), new Date(at))?.granted).toEqual(['functional']);
  });

  it.each([
    { what: 'nothing', text: null, at: NOW },
    { what: 'broken JSON', text: '{', at: NOW },
    { what: 'a bare word', text: '"all"', at: NOW },
    { what: 'null', text: 'null', at: NOW },
    { what: 'a list', text: '[]', at: NOW },
    { what: 'an older version', text: stored({ version: CONSENT_VERSION - 1 }), at: NOW },
    { what: 'a newer version', text: stored({ version: CONSENT_VERSION + 1 }), at: NOW },
    { what: 'a date that is none', text: stored({ expiresAt: 'soon' }), at: NOW },
    { what: 'an unknown kind', text: stored({ granted: ['everything'] }), at: NOW },
    { what: 'kinds that are no list', text: stored({ granted: 'marketing' }), at: NOW },
    { what: 'a year gone by', text: stored(), at: new Date('2026-01-15T12:00:00.000Z') },
    { what: 'a clock set back', text: stored(), at: new Date('2025-01-15T11:59:59.999Z') },
  ])('asks again after $what', ({ text, at }) => {
    expect(readConsent(text, at)).toBeUndefined();
  });

  it('returns every choice until it expires', () => {
    const lasting = fc.date({
      min: NOW,
      max: new Date('2026-01-15T11:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.subarray([...optionalCategories]), lasting, (granted, at) => {
        const consent = decide(granted, NOW);
        expect(readConsent(JSON.stringify(consent), at)).toEqual(consent);
      }),
    );
  });

  it('accepts any stored content', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(readConsent(text, NOW)).toBeUndefined();
      }),
    );
  });
});
