import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  newCode,
  newPrintedCode,
  readCode,
  readDeskCode,
  sayCode,
  writeCode,
} from './pairing-code';

const codes = fc.infiniteStream(fc.nat(2 ** 32 - 1)).map((numbers) =>
  newCode((bound) => {
    const { value = 0 } = numbers.next();
    return value % bound;
  }),
);

describe('a code', () => {
  it('is made of the letters that the random source chooses', () => {
    const numbers = [7, 14, 12, 9, 16, 17, 5, 2];

    expect(newCode(() => numbers.shift() ?? 0)).toBe('KTRMWXHD');
  });

  it('is written and said in groups', () => {
    expect(writeCode('KTRMWXHD')).toBe('KTRM-WXHD');
    expect(sayCode('KTRMWXHD')).toBe('Kilo Tango Romeo Mike, Whiskey X-ray Hotel Delta');
  });

  it('has no vowel and no letter that looks like a digit', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(code).toMatch(/^[BCDFGHJKLMNPRSTVWXYZ]{8}$/u);
      }),
    );
  });

  it('is read as it was written, in any case', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(readCode(writeCode(code))).toBe(code);
        expect(readCode(` ${writeCode(code).toLowerCase()} `)).toBe(code);
      }),
    );
  });

  it('is longer on paper, and a device reads both lengths', () => {
    const printed = newPrintedCode(() => 7);
    expect(writeCode(printed)).toBe('KKKK-KKKK-KKKK');
    expect(readDeskCode(' kkkk kkkk–kkkk')).toBe(printed);
    expect(readDeskCode('KTRM-WXHD')).toBe('KTRMWXHD');
    expect(readDeskCode('KTRM-WXHD-BC')).toBeUndefined();
    expect(readCode(printed)).toBeUndefined();
  });

  it.each([
    ['KTRM WXHD', 'KTRMWXHD'],
    ['ktrm–wxhd', 'KTRMWXHD'],
    ['K T R M W X H D', 'KTRMWXHD'],
    ['', undefined],
    ['KTRM', undefined],
    ['KTRM-WXHDB', undefined],
    ['KTRM-WX0D', undefined],
    ['KTRM-WXAD', undefined],
    ['__proto__', undefined],
  ])('reads %j as %j', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });
});
