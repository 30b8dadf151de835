import {
  byText,
  createSearch,
  fold,
  type Compare,
  type SortOption,
} from '@standby/collections/list';
import {
  CREATIVE_TEAM,
  departments,
  NO_DEPARTMENT,
  PRODUCTION,
  STAGE_MANAGEMENT,
  type Person,
} from './person';

/** How many people a page of the company has. */
export const PEOPLE_PER_PAGE = 24;

/** How many of those who run a show its overview names. */
const LEADERS_MAX = 6;

const known = new Map(departments.map((name, place) => [fold(name), place]));

/** After the known ones those that a show adds, and then none at all. */
function placeOf(department: string): number {
  if (department === '') return departments.length + 1;
  return known.get(fold(department)) ?? departments.length;
}

const byName = byText<Person>(({ name }) => name);
const byDepartmentName = byText<Person>(({ department }) => department);

/** How the positions begin that come after the one that they assist. */
const ASSISTING = ['associate', 'deputy', 'assistant'];

const rankOf = ({ position }: Person): number =>
  ASSISTING.findIndex((word) => fold(position).startsWith(word));

/** In the order of a contact sheet: the departments that most companies have, then the show's own. */
const byDepartment: Compare<Person> = (one, other) =>
  placeOf(one.department) - placeOf(other.department) ||
  byDepartmentName(one, other) ||
  rankOf(one) - rankOf(other) ||
  byName(one, other);

export const personSorts = [
  { value: 'department', label: 'Department', compare: byDepartment },
  { value: 'name', label: 'Name', compare: byName },
] as const satisfies readonly SortOption<Person>[];

/** Finds the people of whom every word of a query is said on their cards. */
export const searchPeople = createSearch<Person>((person) => {
  const { name, pronouns, position, department, covers, email, phone, languages } = person;
  return [name, pronouns, position, department, ...covers, email, phone, languages];
});

/** A department with its people, as a contact sheet lists them. */
export interface Department {
  readonly name: string;
  readonly people: readonly Person[];
}

/** The company by departments, in the order of a contact sheet. */
export function departmentsOf(people: readonly Person[]): readonly Department[] {
  const groups = new Map<string, { name: string; people: Person[] }>();
  for (const person of people.toSorted(byDepartment)) {
    const key = fold(person.department);
    const group = groups.get(key) ?? { name: person.department || NO_DEPARTMENT, people: [] };
    group.people.push(person);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The names of those who understudy or cover each person, by the person's id. */
export function coversOf(people: readonly Person[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { name, covers } of people) {
    for (const position of new Set(covers.map(fold))) {
      names.set(position, [...(names.get(position) ?? []), name]);
    }
  }
  const covered = people.map((person) => {
    const others = names.get(fold(person.position)) ?? [];
    return [person.id, others.filter((name) => name !== person.name)] as const;
  });
  return new Map(covered);
}

/** What a person covers although no person of the company has that role or position. */
export function unknownCovers(covers: readonly string[], people: readonly Person[]): string[] {
  const positions = new Set(people.map(({ position }) => fold(position)));
  return covers.filter((position) => !positions.has(fold(position)));
}

/** What makes two entries the same person in the same part: a file that is imported twice adds no person twice. */
export const identityOf = ({ name, position }: Pick<Person, 'name' | 'position'>): string =>
  `${fold(name.trim())}\n${fold(position.trim())}`;

const leading: ReadonlySet<string> = new Set(
  [CREATIVE_TEAM, STAGE_MANAGEMENT, PRODUCTION].map(fold),
);

/** Those who run the show, for its overview: creative team, stage management and production. */
export function leadersOf(people: readonly Person[]): readonly Person[] {
  const leaders = people.filter(
    ({ department, position }) => leading.has(fold(department)) && position !== '',
  );
  return leaders.toSorted(byDepartment).slice(0, LEADERS_MAX);
}
