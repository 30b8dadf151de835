import { isMailAddress, keysOf } from '@standby/contracts';
import * as v from 'valibot';
import type { Person, PersonContent } from './person';

/** Form of a person as it is typed. */
export interface PersonForm {
  readonly name: string;
  readonly pronouns: string;
  readonly position: string;
  readonly department: string;
  /** Covered roles, separated by commas or semicolons. */
  readonly covers: string;
  readonly email: string;
  readonly phone: string;
  readonly languages: string;
  /** Id of the member; empty without an account. */
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

/** Returns a person of a show with only some fields filled in. */
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

/** Largest number of characters in a text of a person. */
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

/**
 * Pattern of digits with the usual characters between and after them: `+1 (617) 555-0142 ext. 3`.
 */
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
    // This check also runs while other fields are invalid; both values are text by then.
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

/** Returns the form to edit a person with. */
export function formOfPerson(person: Omit<Person, 'id' | 'showId' | 'updatedAt'>): PersonForm {
  const fields = keysOf(emptyPersonForm);
  const texts = fields.map((field) => [field, person[field]]);
  return { ...Object.fromEntries(texts), covers: person.covers.join(', ') } as PersonForm;
}
