import { keysOf } from '@standby/contracts';
import { fold } from '@standby/collections/list';
import { parseForm } from '@standby/forms/validation';
import { identityOf } from './company';
import type { Person, PersonContent } from './person';
import { emptyPersonForm, personFormSchema, personLabels, type PersonForm } from './person-form';

/** What a file can say about a person; who has an account is chosen in the form. */
export type ImportField = Exclude<keyof PersonForm, 'memberId'>;

export const importFields = keysOf(personLabels).filter(
  (field): field is ImportField => field !== 'memberId',
);

/** Columns by what files call them, beside the labels of the form. */
const HEADERS: Readonly<Record<ImportField, RegExp>> = {
  name: /^(?:full name|person|who)$/u,
  pronouns: /^pronouns?$/u,
  position: /^(?:role|position|character|part|job|title|role\/position)$/u,
  department: /^(?:dept\.?|team|group)$/u,
  covers: /^(?:cover|understudy|understudies|understudies for)$/u,
  email: /^(?:e-mail|mail|email address|e-mail address)$/u,
  phone: /^(?:mobile|cell|tel\.?|telephone|phone number|mobile number)$/u,
  languages: /^(?:language|speaks)$/u,
  notes: /^(?:note|remarks?|comments?)$/u,
  emergencyName: /^(?:emergency|emergency name|emergency contact name|next of kin|ice)$/u,
  emergencyPhone:
    /^(?:emergency (?:number|tel\.?|mobile|contact (?:phone|number))|next of kin phone|ice phone)$/u,
};

/** How many people one import adds at most. */
export const PEOPLE_AT_ONCE = 500;

export type Rows = readonly (readonly string[])[];

/** Which column holds a field, counted from 0; those that a file does not have are left out. */
export type Columns = ReadonlyMap<ImportField, number>;

function isHeaderOf(field: ImportField, cell: string): boolean {
  const words = fold(cell.trim());
  return words === fold(personLabels[field]) || HEADERS[field].test(words);
}

/** The columns by the names in the first row. */
export function columnsOf([header = []]: Rows): Columns {
  const found = importFields.map(
    (field) => [field, header.findIndex((cell) => isHeaderOf(field, cell))] as const,
  );
  return new Map(found.filter(([, column]) => column !== -1));
}

/** The names in the first row that say nothing about a person here. */
export function unknownColumns([header = []]: Rows): string[] {
  const names = header.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return names.filter((cell) => !importFields.some((field) => isHeaderOf(field, cell)));
}

/** What is wrong with a row. */
export interface ImportProblem {
  /** As a spreadsheet counts, from 1. */
  readonly row: number;
  readonly text: string;
}

export interface PeopleImport {
  readonly people: readonly PersonContent[];
  readonly problems: readonly ImportProblem[];
  /** How many are in the company already, or stand in the file twice. */
  readonly alreadyThere: number;
}

interface ImportOptions {
  readonly showId: string;
  /** The company as it is. */
  readonly company: readonly Person[];
  /** Rows that are no proper CSV, counted from 0. */
  readonly brokenRows: ReadonlySet<number>;
}

/** What an export put before a text that a spreadsheet would take for a formula. */
const FORMULA_GUARD = /^'(?=[\s\p{Cc}]*[=+\-@])/u;

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The people of a file whose first row names its columns. Every row is understood, or said to be wrong. */
export function importPeople(rows: Rows, options: ImportOptions): PeopleImport {
  const columns = columnsOf(rows);
  const known = new Set(options.company.map(identityOf));
  const people: PersonContent[] = [];
  const problems: ImportProblem[] = [];
  let alreadyThere = 0;
  for (const [index, cells] of rows.entries()) {
    if (index === 0 || isEmpty(cells)) continue;
    const row = index + 1;
    if (options.brokenRows.has(index)) {
      problems.push({ row, text: 'A quotation mark is not closed.' });
      continue;
    }
    const typed = [...columns].map(([field, column]) => {
      return [field, (cells[column] ?? '').replace(FORMULA_GUARD, '')];
    });
    const form: PersonForm = { ...emptyPersonForm, ...Object.fromEntries(typed) };
    const parsed = parseForm(personFormSchema, form);
    if (!parsed.isValid) {
      for (const field of keysOf(parsed.errors)) {
        problems.push({ row, text: `${personLabels[field]}: ${parsed.errors[field]}` });
      }
    } else if (known.has(identityOf(parsed.content))) {
      alreadyThere += 1;
    } else {
      known.add(identityOf(parsed.content));
      people.push({ ...parsed.content, showId: options.showId });
    }
  }
  return { people, problems, alreadyThere };
}
