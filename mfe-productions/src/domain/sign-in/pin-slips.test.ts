import { describe, expect, it } from 'vitest';
import { makePerson } from '../../testing/make-person';
import { pinSlips } from './pin-slips';

describe('the slips of a company', () => {
  it('are ordered by name, ignoring accents and case', () => {
    const people = ['Zoë Grey', 'émile Roux', 'Ann Bell', 'Bo Ek'].map((name) => makePerson(name));
    const pins = Object.fromEntries(people.map(({ id }) => [id, '1234']));
    expect(pinSlips(people, pins).map(({ name }) => name)).toEqual([
      'Ann Bell',
      'Bo Ek',
      'émile Roux',
      'Zoë Grey',
    ]);
  });

  it('omit people without a PIN', () => {
    const [ann, bo] = [makePerson('Ann Bell'), makePerson('Bo Ek', { position: 'Ghost' })];
    const slip = { id: bo.id, name: 'Bo Ek', position: 'Ghost', pin: '0042' };
    expect(pinSlips([ann, bo], { [bo.id]: '0042' })).toEqual([slip]);
  });
});
