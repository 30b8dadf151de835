import { describe, expect, it } from 'vitest';
import { SILENCE_MS } from '@standby/room-engine/protocol/heartbeat';
import { createCallerWatch } from './caller-watch';

const ASH = { id: 'ash' };
const desk = { role: 'controller', callerId: 'ash', status: 'current' } as const;
const silent = { ...desk, status: 'silent' } as const;
const earlier = { role: 'controller', status: 'current' } as const;

describe('the watch over the caller', () => {
  it('hears a caller through any window of their tab', () => {
    const { look } = createCallerWatch();
    expect(look(null, [], 0)).toBeUndefined();
    expect(look(ASH, [{ ...desk, callerId: 'noor' }, desk], 0)).toBeUndefined();
    expect(look(ASH, [silent, { ...desk, status: 'hidden' }], 0)).toBeUndefined();
  });

  it('counts from the last message of a desk that fell silent, until it is back', () => {
    const { look } = createCallerWatch();
    look(ASH, [desk], 10_000);
    expect(look(ASH, [silent], 12_000)).toBe(12_000 - SILENCE_MS);
    expect(look(ASH, [], 20_000)).toBe(12_000 - SILENCE_MS);
    expect(look(ASH, [desk], 21_000)).toBeUndefined();
    expect(look(ASH, [], 30_000)).toBe(30_000);
  });

  it('does not take a caller for cut off while a desk of an earlier release is connected', () => {
    const { look } = createCallerWatch();
    expect(look(ASH, [earlier], 1_000)).toBeUndefined();
    expect(look(ASH, [{ ...earlier, status: 'silent' }], 2_000)).toBe(2_000);
  });

  it('starts over for another caller', () => {
    const { look } = createCallerWatch();
    expect(look(ASH, [], 1_000)).toBe(1_000);
    expect(look({ id: 'noor' }, [], 9_000)).toBe(9_000);
  });
});
