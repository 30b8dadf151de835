import { describe, expect, it, vi } from 'vitest';
import { portFromEnvironment } from './port.ts';

describe('portFromEnvironment', () => {
  it.each([
    [undefined, 4170],
    ['', 4170],
    ['4180', 4180],
  ])('reads PORT=%s as %i', (given, port) => {
    vi.stubEnv('PORT', given);
    expect(portFromEnvironment(4170)).toBe(port);
  });

  it.each(['web', '0', '65536', '41.7', '-1'])('refuses PORT=%s with the reason', (given) => {
    vi.stubEnv('PORT', given);
    expect(() => portFromEnvironment(4170)).toThrow(`PORT is "${given}"`);
  });
});
