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
  emailsOf,
  NO_DEPARTMENT,
  phonesOf,
  PRODUCTION,
  STAGE_MANAGEMENT,
  type Person,
} from './person';

/** Number of people on a page of the company. */
export const PEOPLE_PER_PAGE = 24;

/** Largest number of leaders on a show's overview. */
const LEADERS_MAX = 6;

const known = new Map(departments.map((name, place) => [fold(name), place]));

/**
 * Returns the sort position of a department: known ones first, then the show's own, and no
 * department last.
 */
function placeOf(department: string): number {
  if (department === '') return departments.length + 1;
  return known.get(fold(department)) ?? departments.length;
}

/** Orders people by name. */
export const byName = byText<Person>(({ name }) => name);
const byDepartmentName = byText<Person>(({ department }) => department);

/** Beginnings of positions that are listed after the position that they assist. */
const ASSISTING = ['associate', 'deputy', 'assistant'];

const rankOf = ({ position }: Person): number =>
  ASSISTING.findIndex((word) => fold(position).startsWith(word));

/** Orders people as a contact sheet does: by the usual departments, then by the show's own. */
export const byDepartment: Compare<Person> = (one, other) =>
  placeOf(one.department) - placeOf(other.department) ||
  byDepartmentName(one, other) ||
  rankOf(one) - rankOf(other) ||
  byName(one, other);

export const personSorts = [
  { value: 'department', label: 'Department', compare: byDepartment },
  { value: 'name', label: 'Name', compare: byName },
] as const satisfies readonly SortOption<Person>[];

/** Finds the people whose cards contain every word of a query. */
export const searchPeople = createSearch<Person>((person) => {
  const { name, pronouns, position, department, covers, languages } = person;
  const contacts = [...emailsOf(person), ...phonesOf(person)];
  return [name, pronouns, position, department, ...covers, ...contacts, languages];
});

/** Department with its people, as a contact sheet lists them. */
interface Department {
  readonly name: string;
  readonly people: readonly Person[];
}

/** Groups the company by departments, in the order of a contact sheet. */
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

/** Returns the names of each person's understudies and covers, by the person's id. */
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

/** Returns the covered roles or positions that no person in the company has. */
export function unknownCovers(covers: readonly string[], people: readonly Person[]): string[] {
  const positions = new Set(people.map(({ position }) => fold(position)));
  return covers.filter((position) => !positions.has(fold(position)));
}

/**
 * Returns the key of a person in a part, which prevents duplicates when a file is imported twice.
 */
export const identityOf = ({ name, position }: Pick<Person, 'name' | 'position'>): string =>
  `${fold(name.trim())}\n${fold(position.trim())}`;

const leading: ReadonlySet<string> = new Set(
  [CREATIVE_TEAM, STAGE_MANAGEMENT, PRODUCTION].map(fold),
);

/** Returns the leaders for a show's overview: creative team, stage management and production. */
export function leadersOf(people: readonly Person[]): readonly Person[] {
  const leaders = people.filter(
    ({ department, position }) => leading.has(fold(department)) && position !== '',
  );
  return leaders.toSorted(byDepartment).slice(0, LEADERS_MAX);
}
