import { expect, it } from 'vitest';
import { readShowStart, readShowTitle } from './shows';

const stored = JSON.stringify({
  version: 1,
  next: 3,
  entries: [
    { serial: 2, item: { id: 'k7', title: 'Macbeth', venue: 'Old Mill' } },
    { serial: 1, item: { id: 'hamlet', title: 'Hamlet, revived' } },
    null,
    { serial: 0 },
    { serial: 0, item: { id: 'x', title: 7 } },
  ],
});

it.each([
  ['a sample while nothing is stored', null, 'hamlet', 'Hamlet'],
  ['no unknown show while nothing is stored', null, 'k7', undefined],
  ['a stored show', stored, 'k7', 'Macbeth'],
  ['a sample by its new title', stored, 'hamlet', 'Hamlet, revived'],
  ['no sample that was removed', stored, 'oedipus', undefined],
  ['no show without a title', stored, 'x', undefined],
  ['no inherited name', stored, '__proto__', undefined],
  ['the samples where the storage is broken', '{"entries":', 'hamlet', 'Hamlet'],
  ['the samples where something else is stored', '{"entries":7}', 'hamlet', 'Hamlet'],
  ['the samples where null is stored', 'null', 'hamlet', 'Hamlet'],
])('names %s', (_, raw, id, title) => {
  expect(readShowTitle(raw, id)).toBe(title);
});

it.each([
  ['a sample', null, { startTime: '19:30', timezone: 'EST' }],
  [
    'a stored show',
    { startTime: '20:00', timezone: 'PST' },
    { startTime: '20:00', timezone: 'PST' },
  ],
  ['no show without a time', { startTime: '', timezone: 'PST' }, undefined],
  ['no show whose time cannot be read', { startTime: 'eight' }, undefined],
])('says when %s starts', (_, item, start) => {
  const entries = [{ serial: 1, item: { id: 'hamlet', title: 'Hamlet', ...item } }];
  expect(readShowStart(item && JSON.stringify({ entries }), 'hamlet')).toEqual(start);
});
