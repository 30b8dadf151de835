import { idSchema, instantSchema, type Noun, type ListDefinition } from '@standby/collections/port';
import * as v from 'valibot';

/** Names of a person of a company in messages. */
export const personNoun: Noun = { one: 'person', many: 'people' };

/** The departments that most companies have, in the order of a contact sheet. A show adds its own by their names. */
export const departments = [
  'Creative team',
  'Stage management',
  'Production',
  'Cast',
  'Lighting',
  'Sound',
  'Video',
  'Fly',
  'Automation',
  'Deck',
  'Wardrobe',
  'Props',
  'Front of house',
] as const;

/** Departments of the people who run a show. */
export const CREATIVE_TEAM = 'Creative team';
export const PRODUCTION = 'Production';
export const STAGE_MANAGEMENT = 'Stage management';

/** Name of the group of people without a department. */
export const NO_DEPARTMENT = 'No department';

/** Largest number of addresses, and of numbers, in addition to the first. */
export const OTHER_CONTACTS_MAX = 8;

const othersSchema = v.pipe(v.array(v.string()), v.maxLength(OTHER_CONTACTS_MAX));

export const personSchema = v.object({
  id: idSchema,
  /** Show of the company; it never changes. */
  showId: idSchema,
  name: v.pipe(v.string(), v.nonEmpty('it has no name.')),
  pronouns: v.string(),
  /** Role in the play, or position in the crew. */
  position: v.string(),
  department: v.string(),
  /** Roles and positions that the person understudies or covers. */
  covers: v.array(v.string()),
  /** Address that gets the person's mails, such as calls. */
  email: v.string(),
  /** Further addresses; missing if the person has none. */
  otherEmails: v.optional(othersSchema),
  /** Number to call first. */
  phone: v.string(),
  /** Further numbers; missing if the person has none. */
  otherPhones: v.optional(othersSchema),
  languages: v.string(),
  /** Id of the person's membership in the organization; empty without an account. */
  memberId: v.string(),
  /** Notes for stage management alone, like the emergency contact. */
  notes: v.string(),
  emergencyName: v.string(),
  emergencyPhone: v.string(),
  updatedAt: instantSchema,
});

export type Person = Readonly<v.InferOutput<typeof personSchema>>;

/** The entered fields of a person; the other fields are derived. */
export type PersonContent = Omit<Person, 'id' | 'updatedAt'>;

/** Fields that only stage management sees. */
export const confidentialFields = [
  'notes',
  'emergencyName',
  'emergencyPhone',
] as const satisfies readonly (keyof Person)[];

/** Returns the person without the confidential fields. */
export function withoutConfidential(person: Person): Person {
  const hidden = Object.fromEntries(confidentialFields.map((field) => [field, '']));
  return { ...person, ...hidden };
}

type Contacts = Pick<Person, 'email' | 'otherEmails' | 'phone' | 'otherPhones'>;

const filled = (contacts: readonly string[]): string[] => contacts.filter((one) => one !== '');

/** Returns all addresses of a person; the first gets the mails. */
export const emailsOf = ({ email, otherEmails = [] }: Contacts): string[] =>
  filled([email, ...otherEmails]);

/** Returns all numbers of a person, the one to call first at the beginning. */
export const phonesOf = ({ phone, otherPhones = [] }: Contacts): string[] =>
  filled([phone, ...otherPhones]);

/** Creates a person who joins the company. `at` is an ISO instant. */
export function newPerson(content: PersonContent, { id, at }: { id: string; at: string }): Person {
  return { ...content, id, updatedAt: at };
}

/** Returns the person after an edit; the show stays the same. */
function editPerson(person: Person, change: Partial<PersonContent>, at: string): Person {
  return { ...person, ...change, showId: person.showId, updatedAt: at };
}

/** The companies of the shows. */
export const peopleList = {
  name: 'people',
  noun: personNoun,
  write: 'people:write',
  schema: personSchema,
  make: newPerson,
  change: editPerson,
} as const satisfies ListDefinition<Person, PersonContent>;
