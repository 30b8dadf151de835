import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorNumber } from './visitor';

describe('visitorNumber', () => {
  beforeEach(() => localStorage.clear());

  it('is drawn once and stays with the browser', () => {
    expect(visitorNumber(() => 0.25)).toBe(0.25);
    expect(visitorNumber(() => 0.75)).toBe(0.25);
  });

  it.each(['', 'NaN', '-0.1', '1', 'many'])('is drawn anew when %j is stored', (stored) => {
    localStorage.setItem('standby:visitor', stored);
    expect(visitorNumber(() => 0.5)).toBe(0.5);
  });

  it('keeps a browser without storage out of every canary', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(visitorNumber(() => 0.1)).toBe(1);
  });
});
