import { describe, expect, it } from 'vitest';
import { makeEntry } from '../../testing/make-entry';
import { makeShow } from '../../testing/make-show';
import { performancesOf } from '../performance';
import { firstReport } from '../first-report';
import { generalCallAt } from './call-times';
import { entryKinds, isPerformance, isRehearsal } from './entry';

const kindsThat = (is: (entry: { readonly kind: string }) => boolean) =>
  entryKinds.filter((kind) => is({ kind }));

describe('the kinds of a house', () => {
  it('include an audience at performances and at the press night', () => {
    expect(kindsThat(isPerformance)).toEqual(['performance', 'press-night']);
  });

  it('include a rehearsal report whenever the company rehearses', () => {
    expect(kindsThat(isRehearsal)).toEqual(['rehearsal', 'technical', 'dress']);
  });

  it('call people at the half of a press night, and at the start of a get-in', () => {
    const [startAt, endAt] = ['2025-01-15T19:30', '2025-01-15T22:30'];
    const show = makeShow('hamlet', { timezone: 'Europe/London' });
    const callOf = (kind: 'press-night' | 'get-in') =>
      generalCallAt(makeEntry('x', { kind, startAt, endAt, isFullCall: true }), show);
    expect(callOf('press-night')).toBe('2025-01-15T18:55');
    expect(callOf('get-in')).toBe(startAt);
  });

  it('let people sign in for a press night, and begin its report', () => {
    const [startAt, endAt] = ['2025-01-15T19:30', '2025-01-15T22:30'];
    const press = makeEntry('press', { kind: 'press-night', startAt, endAt });
    const photos = makeEntry('photos', { kind: 'photo-call', startAt, endAt });
    const entries = [photos, press];
    expect(performancesOf([], entries).map(({ id }) => id)).toEqual(['press']);
    const now = new Date('2025-01-15T12:00Z');
    const options = { kind: 'performance', now, entries } as const;
    expect(firstReport(makeShow('hamlet'), [], options).entryId).toBe('press');
    const rehearsal = firstReport(makeShow('hamlet'), [], { ...options, kind: 'rehearsal' });
    expect(rehearsal.entryId).toBeUndefined();
  });
});
