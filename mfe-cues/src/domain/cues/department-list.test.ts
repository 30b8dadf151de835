import { expect, it } from 'vitest';
import type { Cue, Department } from '@standby/live-room/domain/state/cue-schema';
import { readDepartments } from './department-list';

const cue: Cue = { id: 'a', department: 'LX', number: '1', trigger: { kind: 'called' } };
const lx = { id: 'LX', name: 'Lights' };

it('reads departments, and leaves out empty rows', () => {
  const typed = [
    { id: ' lx ', name: ' Lights ' },
    { id: '', name: '' },
    { id: 'pyro', name: 'Pyro' },
  ];
  expect(readDepartments(typed, [cue]).value).toEqual([lx, { id: 'PYRO', name: 'Pyro' }]);
});

it.each<[string, Department[], RegExp]>([
  ['an empty list', [{ id: ' ', name: '' }], /at least one department/u],
  [
    'too many',
    Array.from({ length: 25 }, (_, n) => ({ id: `D${n}`, name: 'D' })),
    /24 departments/u,
  ],
  ['a department without a name', [lx, { id: 'SQ', name: '' }], /^Enter a name for SQ/u],
  [
    'an invalid abbreviation',
    [lx, { id: 'SOUND-1', name: 'Sound' }],
    /^“SOUND-1” is not a valid abbreviation/u,
  ],
  ['a department that is listed twice', [lx, { id: 'lx', name: 'Licht' }], /^LX is listed twice/u],
  [
    'the removal of a department that has cues',
    [{ id: 'SQ', name: 'Sound' }],
    /^LX still has cues/u,
  ],
])('refuses %s', (_, typed, problem) => {
  expect(readDepartments(typed, [cue]).problem).toMatch(problem);
});
