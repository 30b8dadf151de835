import { expect, it } from 'vitest';
import {
  type CueFilter,
  filteredCues,
  isFiltering,
  NO_FILTER,
  placeOptions,
  readPages,
} from './cue-filter';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';

const cue = (number: number, department: string, scene?: string, page?: string): Cue => ({
  id: `cue-${number}`,
  department,
  number: String(number),
  trigger: { kind: 'called' },
  ...(scene !== undefined && { scene }),
  ...(page !== undefined && { page }),
});

const cues = [
  cue(1, 'LX', '1.1', '3'),
  cue(2, 'SQ', '1.1', '12a'),
  cue(3, 'LX', '1.2', 'p. 20'),
  cue(4, 'LX', '2.1'),
  cue(5, 'SQ', 'Epilogue', '99'),
];

it('offers the acts and the scenes in the order of the script', () => {
  expect(placeOptions(cues).map(({ label }) => label)).toEqual([
    'Act 1',
    'Scene 1.1',
    'Scene 1.2',
    'Act 2',
    'Scene 2.1',
    'Scene Epilogue',
  ]);
});

it.each<[string, Partial<CueFilter>, number[]]>([
  ['nothing', {}, [1, 2, 3, 4, 5]],
  ['a department', { department: 'SQ' }, [2, 5]],
  ['an act', { scene: 'act:1' }, [1, 2, 3]],
  ['a scene', { scene: 'scene:Epilogue' }, [5]],
  ['a page', { pages: '12' }, [2]],
  ['a range of pages', { pages: '3 - 20' }, [1, 2, 3]],
  ['pages to the end', { pages: '20-' }, [3, 5]],
  ['an unfinished range', { pages: 'x' }, [1, 2, 3, 4, 5]],
  ['all three', { department: 'LX', scene: 'act:1', pages: '1–9' }, [1]],
])('shows the cues of %s', (_, part, numbers) => {
  const filter = { ...NO_FILTER, ...part };
  expect(filteredCues(cues, filter).map(({ number }) => Number(number))).toEqual(numbers);
  expect(isFiltering(filter)).toBe(numbers.length < cues.length);
});

it.each<[string, ReturnType<typeof readPages>]>([
  ['', undefined],
  ['7', { from: 7, to: 7 }],
  ['7 to 9', { from: 7, to: 9 }],
  ['7-', { from: 7, to: Number.POSITIVE_INFINITY }],
  ['9-7', undefined],
])('reads the pages «%s»', (text, range) => {
  expect(readPages(text)).toEqual(range);
});
