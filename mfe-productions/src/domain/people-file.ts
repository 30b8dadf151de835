import { columnLabels, type ImportField, importFields } from './people-columns';
import { confidentialFields, type Person } from './person';

/** Mark between several values in one cell, which an import reads again. */
const BETWEEN = '; ';

const confidential: ReadonlySet<string> = new Set(confidentialFields);

/** Fields of a file: those that everybody in the organization may see, as on the contact sheet. */
const fileFields = importFields.filter((field) => !confidential.has(field));

function cellOf(person: Person, field: ImportField): string {
  const value = person[field] ?? [];
  return typeof value === 'string' ? value : value.join(BETWEEN);
}

/** Returns the company as the rows of a table; the first one names the columns. */
export const peopleRows = (people: readonly Person[]): readonly (readonly string[])[] => [
  fileFields.map((field) => columnLabels[field]),
  ...people.map((person) => fileFields.map((field) => cellOf(person, field))),
];
