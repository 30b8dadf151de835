import { isMailAddress, keysOf } from '@standby/contracts';
import * as v from 'valibot';
import { OTHER_CONTACTS_MAX, type Person, type PersonContent } from './person';

/** Form of a person as it is typed. */
export interface PersonForm {
  readonly name: string;
  readonly pronouns: string;
  readonly position: string;
  readonly department: string;
  /** Covered roles, separated by commas or semicolons. */
  readonly covers: string;
  readonly email: string;
  readonly otherEmails: readonly string[];
  readonly phone: string;
  readonly otherPhones: readonly string[];
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
  otherEmails: [],
  phone: '',
  otherPhones: [],
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
): PersonContent => ({
  ...emptyPersonForm,
  covers: [],
  otherEmails: [],
  otherPhones: [],
  ...said,
  showId,
});

export const personLabels: Readonly<Record<keyof PersonForm, string>> = {
  name: 'Name',
  pronouns: 'Pronouns',
  position: 'Role or position',
  department: 'Department',
  covers: 'Covers',
  email: 'Email',
  otherEmails: 'Other emails',
  phone: 'Phone',
  otherPhones: 'Other phones',
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
  tooMany: `Enter at most ${OTHER_CONTACTS_MAX} more.`,
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

/** Whether a text is a phone number or empty. */
export const isPhoneOrEmpty = (value: string): boolean =>
  value === '' || (PHONE.test(value) && value.replaceAll(/\D/gu, '').length >= PHONE_DIGITS_MIN);

/** Whether a text is one mail address or empty. */
export const isEmailOrEmpty = (value: string): boolean => value === '' || isMailAddress(value);

const email = v.pipe(text, v.check(isEmailOrEmpty, personMessages.email));
const phone = v.pipe(text, v.check(isPhoneOrEmpty, personMessages.phone));

const severalOf = (contact: typeof email | typeof phone) =>
  v.pipe(
    v.array(contact),
    v.check(
      (all) => all.filter((one) => one !== '').length <= OTHER_CONTACTS_MAX,
      personMessages.tooMany,
    ),
  );

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
  email,
  otherEmails: severalOf(email),
  phone,
  otherPhones: severalOf(phone),
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

/** Returns contacts without empty and repeated ones; the next one follows if the first is empty. */
function tidied(first: string, others: readonly string[]): { first: string; others: string[] } {
  const different = new Map(
    [first, ...others].filter((one) => one !== '').map((one) => [one.toLowerCase(), one]),
  );
  const [main = '', ...rest] = different.values();
  return { first: main, others: rest };
}

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
  v.transform((content) => {
    const emails = tidied(content.email, content.otherEmails);
    const phones = tidied(content.phone, content.otherPhones);
    return {
      ...content,
      email: emails.first,
      otherEmails: emails.others,
      phone: phones.first,
      otherPhones: phones.others,
    };
  }),
);

/** Returns the form to edit a person with. */
export function formOfPerson(person: Omit<Person, 'id' | 'showId' | 'updatedAt'>): PersonForm {
  const fields = keysOf(emptyPersonForm);
  const texts = fields.map((field) => [field, person[field] ?? []]);
  return { ...Object.fromEntries(texts), covers: person.covers.join(', ') } as PersonForm;
}
