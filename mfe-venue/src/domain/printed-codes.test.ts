import { describe, expect, it, test } from 'vitest';
import { makeDevice, many } from '../testing/make-items';
import { hoursOf, pagesOf, waitingDevices, withPrintedCode } from './printed-codes';
import { typedAddress } from './pairing';

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

it('waiting devices are in walking order: by room, then by name', () => {
  const devices = [
    makeDevice('a', { room: 'Studio A', name: 'Screen 10' }),
    makeDevice('b', { room: 'Studio A', name: 'Screen 9' }),
    makeDevice('c', { room: 'Lobby', name: 'Zed' }),
    makeDevice('d', { room: 'Attic', isPaired: true }),
  ];
  expect(idsOf(waitingDevices(devices))).toEqual(['c', 'b', 'a']);
});

test.each([
  [null, []],
  ['2026-05-17T09:00:00.000Z', []],
  ['2026-05-17T09:00:00.001Z', ['a']],
])('with a code until %s these devices have a printed code: %j', (printedCodeUntil, expected) => {
  const devices = [makeDevice('a', { printedCodeUntil })];
  expect(idsOf(withPrintedCode(devices, new Date('2026-05-17T09:00:00.000Z')))).toEqual(expected);
});

describe('the sheet', () => {
  it.each([
    [0, []],
    [10, [10]],
    [11, [10, 1]],
    [20, [10, 10]],
  ])('with %i devices has pages of %j', (count, sizes) => {
    const slips = many(count, (id) => ({ device: makeDevice(id), code: id, address: '' }));
    expect(pagesOf(slips).map(({ length }) => length)).toEqual(sizes);
    expect(pagesOf(slips).flat()).toEqual(slips);
  });

  it('shows an address to type without http, which browsers add', () => {
    expect(typedAddress('http://192.168.1.20:4170/screen#K')).toBe('192.168.1.20:4170/screen');
    expect(typedAddress('https://standby.example/screen#K')).toBe('https://standby.example/screen');
    expect(hoursOf('72')).toBe(72);
  });
});
