import { keysOf } from '@standby/contracts';
import { fold } from '@standby/collections/list';
import { parseForm } from '@standby/forms/validation';
import {
  cutText,
  type RowNote,
  type SheetRow,
  type Table,
  unreadText,
  withoutFormulaGuards,
} from '@standby/table-import';
import { identityOf } from './company';
import { columnLabels, type Columns, importFields } from './people-columns';
import { departments, OTHER_CONTACTS_MAX, type Person, type PersonContent } from './person';
import {
  emptyPersonForm,
  isEmailOrEmpty,
  isPhoneOrEmpty,
  personFormSchema,
  personLabels,
  PERSON_NOTES_MAX,
  PERSON_TEXT_MAX,
  type PersonForm,
} from './person-form';

/** Largest number of people that one import adds. */
export const PEOPLE_AT_ONCE = 500;

const HEADING_READINGS = ['guessed', 'headings', 'people'] as const;
/** Reading of rows that contain only a name: headings if they look like one, always, or never. */
export type HeadingReading = (typeof HEADING_READINGS)[number];

/** Person from a file. */
interface ImportedPerson {
  /** Number of its row in the file, from 1. */
  readonly row: number;
  readonly person: PersonContent;
  /** Messages for the user about text that the import cut or moved. */
  readonly notices: readonly string[];
}

export interface PeopleImport {
  readonly people: readonly ImportedPerson[];
  /** Rows that are left out, with their problems. */
  readonly problems: readonly RowNote[];
  /** Rows that name the department of the people below. */
  readonly headings: readonly RowNote[];
  /** Number of rows that contain only a name, whatever their reading. */
  readonly nameAloneCount: number;
  /** Number of people who are already in the company, or who occur twice in the file. */
  readonly alreadyThere: number;
}

interface ImportOptions {
  readonly showId: string;
  /** Current company. */
  readonly company: readonly Person[];
  readonly columns: Columns;
  readonly headings?: HeadingReading;
}

type TextOf = (field: keyof Columns) => string;

/**
 * Whether a text looks like a heading: in capitals, with a colon, or with the name of a department.
 */
function looksLikeHeading(text: string): boolean {
  const words = text.replace(/:$/u, '');
  const isLoud = words.length > 1 && words === words.toUpperCase() && /\p{L}{2}/u.test(words);
  return isLoud || words !== text || departments.some((name) => fold(name) === fold(words));
}

function departmentNamed(heading: string): string {
  const words = heading.replace(/:$/u, '').trim();
  return departments.find((name) => fold(name) === fold(words)) ?? words;
}

/** Returns a name in one column, in two, or with the last name beside it. */
function nameOf(text: TextOf): string {
  const [name, first, last] = [text('name'), text('firstName'), text('lastName')];
  if (name === '') return [first, last].filter((part) => part !== '').join(' ');
  const isWhole = first !== '' || last === '' || fold(name).includes(fold(last));
  return isWhole ? name : `${name} ${last}`;
}

/** Cell text that counts as empty. */
const NOTHING = /^(?:n\/?a|none|nil|tb[cad]|unknown|-+|–|—|\?)\.?$/iu;
const textOrNothing = (field: string, text: string): string =>
  field === 'emergencyPhone' && NOTHING.test(text) ? '' : text;

/** Marks between several addresses or numbers in one cell. Contacts of Google have three colons. */
const BETWEEN = /\s*(?:[;|\r\n]+|:::|\s\/\s)\s*/u;
const COMMA = /\s*,\s*/u;
/** Smallest number of digits of a number beside a comma; a comma before fewer is a pause. */
const WHOLE_NUMBER_DIGITS = 6;

const isWholeNumber = (text: string): boolean =>
  isPhoneOrEmpty(text) && text.replaceAll(/\D/gu, '').length >= WHOLE_NUMBER_DIGITS;

const CONTACT_LISTS = {
  otherEmails: { first: 'email', isValid: isEmailOrEmpty, isWhole: isEmailOrEmpty },
  otherPhones: { first: 'phone', isValid: isPhoneOrEmpty, isWhole: isWholeNumber },
} as const;

type ContactList = keyof typeof CONTACT_LISTS;

/** Returns the addresses or numbers of a row, the first one apart; each cell may have several. */
function contactsOf(text: TextOf, list: ContactList) {
  const { first, isWhole } = CONTACT_LISTS[list];
  const [main = '', ...others] = [first, list].flatMap((field) => {
    const parts = text(field).split(BETWEEN);
    return parts.flatMap((part) => {
      const pieces = part.split(COMMA);
      return (pieces.every(isWhole) ? pieces : [part])
        .map((piece) => (NOTHING.test(piece) ? '' : piece))
        .filter((piece) => piece !== '');
    });
  });
  return { [first]: main, [list]: others };
}

/** Returns the form of a row, with every text cut to the form's limits. */
function formOf(text: TextOf, department: string, notices: string[]): PersonForm {
  const written = importFields.map((field) => [field, textOrNothing(field, text(field))] as const);
  const form: PersonForm = {
    ...emptyPersonForm,
    ...Object.fromEntries(written),
    ...contactsOf(text, 'otherEmails'),
    ...contactsOf(text, 'otherPhones'),
    name: nameOf(text),
    department: text('department') || department,
  };
  const cutOne = (field: keyof PersonForm, whole: string): string => {
    const max = field === 'notes' ? PERSON_NOTES_MAX : PERSON_TEXT_MAX;
    const within = cutText(whole, max, personLabels[field]);
    if (within.notice !== undefined) notices.push(within.notice);
    return within.text;
  };
  const cut = keysOf(form).map((field) => {
    const value = form[field];
    const isOne = typeof value === 'string';
    return [field, isOne ? cutOne(field, value) : value.map((one) => cutOne(field, one))];
  });
  return { ...form, ...Object.fromEntries(cut) };
}

/** Returns the invalid texts of a field, and the value without them. */
function splitInvalid(form: PersonForm, field: keyof PersonForm) {
  const value = form[field];
  if (typeof value === 'string') return { wrong: value, rest: '' };
  const { isValid } = CONTACT_LISTS[field as ContactList];
  const rest = value.filter(isValid).slice(0, OTHER_CONTACTS_MAX);
  return { wrong: value.filter((one) => !rest.includes(one)).join(', '), rest };
}

/** Returns a row's person. Invalid fields move into the notes, and a notice lists each of them. */
function personOf(form: PersonForm, notices: string[]): Omit<PersonContent, 'showId'> | string {
  const parsed = parseForm(personFormSchema, form);
  if (parsed.isValid) return parsed.content;
  if (parsed.errors.name !== undefined) return `${personLabels.name}: ${parsed.errors.name}`;
  const kept: string[] = [];
  const rest: Record<string, string | readonly string[]> = {};
  for (const field of keysOf(parsed.errors)) {
    // An empty number is invalid only because of the contact beside it.
    const moved = form[field] === '' && field === 'emergencyPhone' ? 'emergencyName' : field;
    const { wrong, rest: valid } = splitInvalid(form, moved);
    kept.push(`${personLabels[moved]}: ${wrong}`);
    rest[moved] = valid;
    notices.push(`${personLabels[field]}: ${parsed.errors[field]} “${wrong}” is in the notes.`);
  }
  const written = [form.notes, ...kept].filter((line) => line !== '').join('\n');
  const { text: within, notice } = cutText(written, PERSON_NOTES_MAX, personLabels.notes);
  if (notice !== undefined) notices.push(notice);
  const again = parseForm(personFormSchema, {
    ...form,
    ...rest,
    notes: within,
  });
  return again.isValid ? again.content : 'This row could not be read.';
}

function textsOf(row: SheetRow, columns: Columns): TextOf {
  return (field) => withoutFormulaGuards((row.cells[columns[field] ?? -1] ?? '').trim()).trim();
}

/** Reads the people of a table. Every row is a person or a heading, or has a problem. */
export function importPeople({ rows }: Pick<Table, 'rows'>, options: ImportOptions): PeopleImport {
  const { columns, headings: reading = 'guessed' } = options;
  const fields = keysOf(columns).filter((field) => columns[field] !== null);
  const known = new Set(options.company.map(identityOf));
  const people: ImportedPerson[] = [];
  const problems: RowNote[] = [];
  const headings: RowNote[] = [];
  let [alreadyThere, nameAloneCount, department] = [0, 0, ''];
  for (const row of rows) {
    const text = textsOf(row, columns);
    if (row.problem !== undefined) {
      problems.push({ row: row.number, text: row.problem });
      continue;
    }
    if (fields.every((field) => text(field) === '') && !row.unread) continue;
    const alone = text('name') || text('firstName') || text('lastName');
    const [only, other] = fields.filter((field) => text(field) !== '');
    const isAlone = fields.length > 1 && other === undefined;
    const section = only === 'department' || only === 'position' ? text(only) : '';
    if (isAlone && section !== '' && (only === 'department' || looksLikeHeading(section))) {
      department = departmentNamed(section);
      headings.push({ row: row.number, text: section });
      continue;
    }
    if (isAlone && alone !== '') {
      nameAloneCount += 1;
      if (reading === 'headings' || (reading === 'guessed' && looksLikeHeading(alone))) {
        department = departmentNamed(alone);
        headings.push({ row: row.number, text: alone });
        continue;
      }
    }
    const notices = fields.flatMap(
      (field) => unreadText(row, columns[field], columnLabels[field]) ?? [],
    );
    const person = personOf(formOf(text, department, notices), notices);
    if (typeof person === 'string') problems.push({ row: row.number, text: person });
    else if (known.has(identityOf(person))) alreadyThere += 1;
    else {
      known.add(identityOf(person));
      people.push({ row: row.number, person: { ...person, showId: options.showId }, notices });
    }
  }
  return { people, problems, headings, nameAloneCount, alreadyThere };
}
