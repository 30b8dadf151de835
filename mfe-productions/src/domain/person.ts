import { idSchema, instantSchema, type Noun } from '@standby/collections/port';
import * as v from 'valibot';

/** How messages name a person of a company. */
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

/** Where those belong who run a show. */
export const CREATIVE_TEAM = 'Creative team';
export const PRODUCTION = 'Production';
export const STAGE_MANAGEMENT = 'Stage management';

/** Of people without a stated department. */
export const NO_DEPARTMENT = 'No department';

export const personSchema = v.object({
  id: idSchema,
  /** The show whose company it is; it never changes. */
  showId: idSchema,
  name: v.pipe(v.string(), v.nonEmpty('it has no name.')),
  pronouns: v.string(),
  /** The role in the play, or the position in the crew. */
  position: v.string(),
  department: v.string(),
  /** The roles and positions that the person understudies or covers. */
  covers: v.array(v.string()),
  email: v.string(),
  phone: v.string(),
  languages: v.string(),
  /** Id of the member of the organization that the person is; empty without an account. */
  memberId: v.string(),
  /** For stage management alone, as the emergency contact is. */
  notes: v.string(),
  emergencyName: v.string(),
  emergencyPhone: v.string(),
  updatedAt: instantSchema,
});

export type Person = Readonly<v.InferOutput<typeof personSchema>>;

/** The entered fields of a person; the other fields are derived. */
export type PersonContent = Omit<Person, 'id' | 'updatedAt'>;

/** What stage management alone sees of a person. */
export const confidentialFields = [
  'notes',
  'emergencyName',
  'emergencyPhone',
] as const satisfies readonly (keyof Person)[];

/** The person without what stage management alone sees. */
export function withoutConfidential(person: Person): Person {
  const hidden = Object.fromEntries(confidentialFields.map((field) => [field, '']));
  return { ...person, ...hidden };
}

/** A person who joins the company. `at` is an ISO instant. */
export function newPerson(content: PersonContent, { id, at }: { id: string; at: string }): Person {
  return { ...content, id, updatedAt: at };
}

/** The person after an edit, who stays in the company of the same show. */
export function editPerson(person: Person, change: Partial<PersonContent>, at: string): Person {
  return { ...person, ...change, showId: person.showId, updatedAt: at };
}
