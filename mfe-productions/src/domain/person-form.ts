import { isMailAddress, keysOf } from '@standby/contracts';
import * as v from 'valibot';
import type { Person, PersonContent } from './person';

/** The form of a person as it is typed. */
export interface PersonForm {
  readonly name: string;
  readonly pronouns: string;
  readonly position: string;
  readonly department: string;
  /** With commas or semicolons between them. */
  readonly covers: string;
  readonly email: string;
  readonly phone: string;
  readonly languages: string;
  /** Empty without an account. */
  readonly memberId: string;
  readonly notes: string;
  readonly emergencyName: string;
  readonly emergencyPhone: string;
}

export const emptyPersonForm: PersonForm = {
  name: '',
  pronouns: '',
  position: '',
  department: '',
  covers: '',
  email: '',
  phone: '',
  languages: '',
  memberId: '',
  notes: '',
  emergencyName: '',
  emergencyPhone: '',
};

/** A person of a show of whom only this is said. */
export const personWith = (
  showId: string,
  said: Partial<Omit<PersonContent, 'showId'>>,
): PersonContent => ({ ...emptyPersonForm, covers: [], ...said, showId });

export const personLabels: Readonly<Record<keyof PersonForm, string>> = {
  name: 'Name',
  pronouns: 'Pronouns',
  position: 'Role or position',
  department: 'Department',
  covers: 'Covers',
  email: 'Email',
  phone: 'Phone',
  languages: 'Languages',
  memberId: 'Account',
  notes: 'Notes',
  emergencyName: 'Emergency contact',
  emergencyPhone: 'Emergency phone',
};

/** Characters of a text of a person. */
export const PERSON_TEXT_MAX = 120;
export const PERSON_NOTES_MAX = 2000;
const PHONE_DIGITS_MIN = 3;

export const personMessages = {
  name: 'Enter a name.',
  long: `Enter at most ${PERSON_TEXT_MAX} characters.`,
  longNotes: `Enter at most ${PERSON_NOTES_MAX} characters.`,
  email: 'Enter an address such as name@example.com.',
  phone: 'Enter a number such as +1 617 555 0142.',
  emergencyPhone: 'Enter the number to call.',
} as const;

const text = v.pipe(
  v.string(),
  v.trim(),
  v.check(({ length }) => length <= PERSON_TEXT_MAX, personMessages.long),
);

/** Digits, with what people write between and after them: `+1 (617) 555-0142 ext. 3`. */
const PHONE = /^[+\d][\d\s().,/#*-]*(?:(?:x|ext)[.\s]*\d+)?$/iu;

const isPhone = (value: string): boolean =>
  value === '' || (PHONE.test(value) && value.replaceAll(/\D/gu, '').length >= PHONE_DIGITS_MIN);

const phone = v.pipe(text, v.check(isPhone, personMessages.phone));

const fieldsSchema = v.object({
  name: v.pipe(text, v.nonEmpty(personMessages.name)),
  pronouns: text,
  position: text,
  department: text,
  covers: v.pipe(
    text,
    v.transform((list) =>
      list
        .split(/[,;]/u)
        .map((position) => position.trim())
        .filter((position) => position !== ''),
    ),
  ),
  email: v.pipe(
    text,
    v.check((value) => value === '' || isMailAddress(value), personMessages.email),
  ),
  phone,
  languages: text,
  memberId: text,
  notes: v.pipe(
    v.string(),
    v.trim(),
    v.check(({ length }) => length <= PERSON_NOTES_MAX, personMessages.longNotes),
  ),
  emergencyName: text,
  emergencyPhone: phone,
});

/** Validates the form, with a message for each field, and converts it to the fields of a person. */
export const personFormSchema = v.pipe(
  fieldsSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    // Also while other fields are invalid: both of these are texts by now.
    const { emergencyName, emergencyPhone } = dataset.value as PersonForm;
    if (emergencyName === '' || emergencyPhone !== '') return;
    const input = { emergencyName, emergencyPhone };
    const key = 'emergencyPhone';
    addIssue({
      message: personMessages.emergencyPhone,
      path: [{ type: 'object', origin: 'value', input, key, value: emergencyPhone }],
    });
  }),
);

/** The form to edit a person with. */
export function formOfPerson(person: Omit<Person, 'id' | 'showId' | 'updatedAt'>): PersonForm {
  const fields = keysOf(emptyPersonForm);
  const texts = fields.map((field) => [field, person[field]]);
  return { ...Object.fromEntries(texts), covers: person.covers.join(', ') } as PersonForm;
}
