import { describe, expect, it } from 'vitest';
import { makePerson } from '../../testing/make-person';
import { breaksText, ownCallsText, readBreaks, readOwnCalls } from './typed-calls';

const people = [makePerson('Ann Li'), makePerson('Bo', { department: 'Wigs' })];

describe('typed calls', () => {
  it('are read for departments and for people, and are written as they were typed', () => {
    const text = '17:30 Wigs: wig call\n18:00 Ann Li';
    const read = readOwnCalls(text, people);
    expect(read).toEqual({
      items: [
        { time: '17:30', department: 'Wigs', personIds: [], name: 'wig call' },
        { time: '18:00', department: '', personIds: ['ann-li'], name: '' },
      ],
    });
    expect('items' in read && ownCallsText(read.items, people)).toBe(text);
  });

  it.each([
    ['later Wigs', '“later Wigs” has no time. Write a line such as 17:30 Wigs: wig call.'],
    ['17:30', '“17:30” has no time. Write a line such as 17:30 Wigs: wig call.'],
    ['17:30 Nobody', '“Nobody” is neither a person nor a department of the company.'],
  ])('are refused with a reason: %s', (text, problem) => {
    expect(readOwnCalls(text, people)).toEqual({ problem });
  });
});

describe('typed breaks', () => {
  it('are read and written', () => {
    const read = readBreaks('10:55 5, 11:50 10 min');
    expect('items' in read && breaksText(read.items)).toBe('10:55 5, 11:50 10');
    expect(readBreaks('')).toEqual({ items: [] });
    expect(readBreaks('noon')).toEqual({
      problem: '“noon” is not a break. Write breaks such as 10:55 5, 11:50 10.',
    });
  });
});
