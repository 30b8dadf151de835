import { expect, it, test } from 'vitest';
import { makeNight } from '../../testing/make-night';
import { makeNote } from '../../testing/make-note';
import { makePerson } from '../../testing/make-person';
import { makeReport } from '../../testing/make-report';
import { correctionOf, newReport } from '../report/report';
import { noteProblems } from './note';
import {
  contentOf,
  currentNotes,
  departmentsWithNotes,
  filteredNotes,
  notesFor,
  notesOfShow,
} from './show-notes';

const written = (id: string, department: string, text: string) => {
  return { id, atMs: 1, moment: 'Act 1, 0:12:04', department, text };
};
const late = written('desk:4', 'Lighting', 'LX 12 late');
const skipped = written('desk:7', 'Cast', 'Ophelia skipped a line');
const facts = makeNight({ notes: [late, skipped] });
const report = makeReport(4, { facts, notes: [written('n-1', 'Sound', 'Hum in Q 4')] });
const showId = 'hamlet';

it('contains the notes of the room, the report and the page, each with its source', () => {
  const all = notesOfShow({ showId, stored: [makeNote('own')], reports: [report] });
  expect(all.map(({ key, from, kind, state }) => [key, from, kind, state])).toEqual([
    ['own', '', 'to-do', 'open'],
    ['desk:4', 'Performance 4', 'technical', 'open'],
    ['desk:7', 'Performance 4', 'line', 'open'],
    ['n-1', 'Performance 4', 'technical', 'open'],
  ]);
});

it('keeps the state of a room’s note, with the report’s wording', () => {
  const [first] = notesOfShow({ showId, stored: [], reports: [report] });
  if (!first) throw new Error('there are none');
  const stored = [makeNote('s', { ...contentOf(first), state: 'done' })];
  const reworded = { ...late, text: 'LX 12 two seconds late' };
  const reports = [makeReport(4, { facts, notes: [reworded] })];
  const [again] = notesOfShow({ showId, stored, reports });
  expect(again).toMatchObject({ storedId: 's', state: 'done', text: 'LX 12 two seconds late' });
});

it('contains a note once, even if two windows changed it at once: the later change counts', () => {
  const stored = [
    makeNote('one', { source: 'desk:4', state: 'done' }, '2025-01-15T12:00:01.000Z'),
    makeNote('two', { source: 'desk:4', state: 'open' }, '2025-01-15T12:00:00.000Z'),
  ];
  const of = (reports: (typeof report)[]) =>
    notesOfShow({ showId, stored, reports })
      .filter(({ source }) => source === 'desk:4')
      .map(({ state }) => state);
  expect(of([report])).toEqual(['done']);
  // The state survives the deletion of the report.
  expect(of([])).toEqual(['done']);
});

it('contains the notes of a corrected report once, and the notes of the current performance', () => {
  const correction = newReport(correctionOf(report), { id: 'second', at: report.updatedAt });
  const keys = notesOfShow({ showId, stored: [], reports: [report, correction] });
  expect(keys).toHaveLength(3);
  expect(new Set(keys.map(({ reportId }) => reportId))).toEqual(new Set(['second']));
  const running = makeReport(5);
  const night = { reportId: running.id, facts };
  expect(notesOfShow({ showId, stored: [], reports: [running], night })).toHaveLength(2);
});

test.each([
  ['Lighting', ['l', 'mine']],
  ['lighting ', ['mine']],
  ['Sound', ['s', 'mine']],
  ['General', ['mine']],
  ['', ['mine']],
])(
  'a person of the department "%s" sees their own notes and the department’s notes',
  (name, keys) => {
    const stored = [
      makeNote('l'),
      makeNote('s', { department: 'Sound' }),
      makeNote('g', { department: 'General' }),
      makeNote('mine', { personId: 'ann' }),
      makeNote('other', { department: name, personId: 'bo' }),
    ];
    const person = { ...makePerson('Ann'), id: 'ann', department: name };
    const seen = notesFor(notesOfShow({ showId, stored, reports: [] }), person);
    expect(seen.map(({ key }) => key)).toEqual(keys);
  },
);

it('shows open notes first, and completed notes for two weeks', () => {
  const stored = [
    makeNote('old', { state: 'done' }, '2025-01-01T11:59:00.000Z'),
    makeNote('new', { state: 'done' }, '2025-01-01T12:01:00.000Z'),
    makeNote('work', { state: 'in-work' }, '2024-01-01T12:00:00.000Z'),
    makeNote('open', {}, '2024-01-01T12:00:00.000Z'),
  ];
  const all = notesOfShow({ showId, stored, reports: [] });
  const keys = currentNotes(all, Date.parse('2025-01-15T12:00:00.000Z')).map(({ key }) => key);
  expect(keys).toEqual(['open', 'work', 'new']);
});

it('is filtered by state, kind and department, and lists the departments', () => {
  const stored = [
    makeNote('a', { state: 'done' }),
    makeNote('b', { kind: 'line', department: 'Cast' }),
    makeNote('c', { department: 'General' }),
    makeNote('d', { department: 'lighting' }),
  ];
  const all = notesOfShow({ showId, stored, reports: [] });
  expect(departmentsWithNotes(all)).toEqual(['General', 'Cast', 'Lighting']);
  const keys = (filter: Partial<Parameters<typeof filteredNotes>[1]>) =>
    filteredNotes(all, { state: 'all', kind: 'all', department: '', ...filter }).map(
      ({ key }) => key,
    );
  expect(keys({ state: 'not-done' })).toEqual(['b', 'c', 'd']);
  expect(keys({ state: 'done' })).toEqual(['a']);
  expect(keys({ kind: 'line' })).toEqual(['b']);
  expect(keys({ department: 'Lighting' })).toEqual(['a', 'd']);
});

test.each([
  [{ text: '  ', department: 'Sound' }, ['text']],
  [{ text: 'x'.repeat(501), department: 'Sound' }, ['text']],
  [{ text: 'Hum', department: ' ' }, ['department']],
  [{ text: 'Hum', department: 'Sound' }, []],
])('validates %j', (note, fields) => {
  expect(Object.keys(noteProblems(note))).toEqual(fields);
});
