import { expect, test } from 'vitest';
import { buildState } from '../../testing/builders';
import { apply, type Command, refusalOf } from '../acts/acts';
import { ownPresets, presetsOf } from './message-presets';
import { PRESETS_MAX } from '../state/room-schema';

const add = (text: string): Command => ({ type: 'add-preset', text });
const remove = (text: string): Command => ({ type: 'remove-preset', text });

test('a room has its own presets after the standard ones, until they are removed', () => {
  const standard = ['Beginners', 'Wrap up'];
  const empty = buildState();
  expect(presetsOf(empty)).toEqual(standard);
  const saved = apply(apply(empty, add('House open'), 0), add('Doors in five'), 0);
  expect(presetsOf(saved)).toEqual([...standard, 'House open', 'Doors in five']);
  const left = apply(saved, remove('House open'), 0);
  expect(ownPresets(left)).toEqual(['Doors in five']);
});

test.each([
  ['a preset that it has', add('House open'), 'no-change'],
  ['a standard preset', add('Beginners'), 'no-change'],
  ['another preset', add('Doors in five'), undefined],
])('adding %s to a room', (_, command, refusal) => {
  const state = buildState({ messagePresets: ['House open'] });
  expect(refusalOf(state, command, 0)).toBe(refusal);
});

test('standard presets and missing presets cannot be removed', () => {
  const state = buildState({ messagePresets: ['House open'] });
  expect(refusalOf(state, remove('Beginners'), 0)).toBe('no-change');
  expect(refusalOf(state, remove('Doors in five'), 0)).toBe('no-change');
  expect(refusalOf(state, remove('House open'), 0)).toBeUndefined();
});

test('the number of a room’s presets is limited', () => {
  const messagePresets = Array.from({ length: PRESETS_MAX }, (_, index) => `Preset ${index}`);
  expect(refusalOf(buildState({ messagePresets }), add('One more'), 0)).toBe('too-many-presets');
});
