import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { RequestTurns } from './request-turns.ts';

describe('turns', () => {
  it('begin sixteen pieces of work at once, and as many in each turn that follows', async () => {
    const turns = new RequestTurns();
    const begun: number[] = [];
    for (let n = 0; n < 40; n += 1) turns.run(() => begun.push(n));
    expect([begun.length, turns.waiting]).toEqual([16, 24]);
    await nextTurn();
    expect([begun.length, turns.waiting]).toEqual([32, 8]);
    turns.run(() => begun.push(40));
    await nextTurn();
    expect(begun).toEqual(Array.from({ length: 41 }, (_, n) => n));
  });

  it('let work begin at once if it arrives in a later turn', async () => {
    const turns = new RequestTurns();
    for (let turn = 0; turn < 3; turn += 1) {
      let begun = 0;
      for (let n = 0; n < 16; n += 1) turns.run(() => (begun += 1));
      expect(begun).toBe(16);
      await nextTurn();
    }
  });
});
