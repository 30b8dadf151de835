import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rolloutBucket } from './rollout-bucket';

describe('rolloutBucket', () => {
  beforeEach(() => localStorage.clear());

  it('is chosen once and stays with the browser', () => {
    expect(rolloutBucket(() => 0.25)).toBe(0.25);
    expect(rolloutBucket(() => 0.75)).toBe(0.25);
  });

  it.each(['', 'NaN', '-0.1', '1', 'many'])('is chosen again when %j is stored', (stored) => {
    localStorage.setItem('standby:visitor', stored);
    expect(rolloutBucket(() => 0.5)).toBe(0.5);
  });

  it('keeps a browser without storage out of every canary', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(rolloutBucket(() => 0.1)).toBe(1);
  });
});
