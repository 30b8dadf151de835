import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { makePerson } from '../testing/make-person';
import { coversOf, departmentsOf, searchPeople, unknownCovers } from './company';

const hamlet = makePerson('Idris', { position: 'Hamlet' });
const laertes = makePerson('Callum', { position: 'Laertes', covers: ['hamlet', 'Laertes'] });
const ghost = makePerson('Oskar', { position: 'Ghost', covers: ['HAMLET', 'Yorick'] });
const flyman = makePerson('Hugh', { position: 'Head flyman', department: 'fly' });
const puppets = makePerson('Wim', { department: 'Puppets' });
const nowhere = makePerson('Nell', { department: '' });
const company = [puppets, nowhere, flyman, laertes, ghost, hamlet];

it('lists the departments as a contact sheet does: known ones, the show’s own, then no department', () => {
  const listed = departmentsOf(company).map(({ name, people }) =>
    [name].concat(people.map((person) => person.name)),
  );
  expect(listed).toEqual([
    ['Cast', 'Callum', 'Idris', 'Oskar'],
    ['fly', 'Hugh'],
    ['Puppets', 'Wim'],
    ['No department', 'Nell'],
  ]);
});

it('lists assistants after the people whom they assist', () => {
  const positions = ['Assistant stage manager', 'Deputy stage manager', 'Stage manager'];
  const people = positions.map((position, place) => makePerson(`P ${place}`, { position }));
  const [cast] = departmentsOf(people);
  expect(cast?.people.map(({ position }) => position)).toEqual(positions.toReversed());
});

it('lists every person once, with any names of departments', () => {
  const departments = fc.array(fc.constantFrom('Cast', 'CAST', 'Fly', '', 'Púppets', 'Puppets'));
  fc.assert(
    fc.property(departments, (names) => {
      const people = names.map((department, place) => makePerson(`P ${place}`, { department }));
      const listed = departmentsOf(people).flatMap((department) => department.people);
      expect(new Set(listed)).toEqual(new Set(people));
      expect(listed).toHaveLength(people.length);
    }),
  );
});

it('knows who covers whom, and never lists a person as their own understudy', () => {
  const covers = coversOf(company);
  expect(covers.get(hamlet.id)).toEqual(['Callum', 'Oskar']);
  expect(covers.get(laertes.id)).toEqual([]);
  expect(unknownCovers(ghost.covers, company)).toEqual(['Yorick']);
});

it('finds people by the text of their cards, not by confidential data', () => {
  const secret = makePerson('Ada', { notes: 'knee', emergencyName: 'Marit', languages: 'Dutch' });
  expect(searchPeople([secret, hamlet], 'dutch')).toEqual([secret]);
  expect(searchPeople([secret, hamlet], 'knee')).toEqual([]);
  expect(searchPeople([secret, hamlet], 'marit')).toEqual([]);
});
