import { byText, type Compare, type SortOption } from '@standby/collections/list';
import { byDepartment, byName, personSorts } from './company';
import type { Person } from './person';
import { personLabels } from './person-form';

/** Orders by a text, from both ends with empty texts last. */
function emptyLast(textOf: (person: Person) => string, direction: 1 | -1): Compare<Person> {
  const compare = byText(textOf);
  return (one, other) => {
    const [isEmpty, isOtherEmpty] = [textOf(one) === '', textOf(other) === ''];
    if (isEmpty || isOtherEmpty) return Number(isEmpty) - Number(isOtherEmpty);
    return direction * compare(one, other) || byName(one, other);
  };
}

/** Columns of the company as rows. */
export const personColumns = ['name', 'position', 'department', 'phone', 'email'] as const;
export type PersonColumn = (typeof personColumns)[number];

/** Returns the value of the sort by a column from its end. */
export const fromEnd = (column: PersonColumn): string => `${column}-down`;

function columnSorts(column: PersonColumn): SortOption<Person>[] {
  const compareFrom = (direction: 1 | -1): Compare<Person> =>
    column === 'department'
      ? (one, other) => direction * byDepartment(one, other)
      : emptyLast((person) => person[column], direction);
  const label = personLabels[column];
  return [
    { value: column, label, compare: compareFrom(1) },
    { value: fromEnd(column), label, compare: compareFrom(-1) },
  ];
}

const [byDepartmentFirst] = personSorts;

/** Sorts of the rows: each column from both ends; the first one is that of the contact sheet. */
export const rowSorts: readonly [SortOption<Person>, ...SortOption<Person>[]] = [
  byDepartmentFirst,
  ...personColumns.flatMap(columnSorts).filter(({ value }) => value !== byDepartmentFirst.value),
];
