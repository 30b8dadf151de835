import { NOW } from '@standby/testing/now';
import { newPerson, type Person, type PersonContent } from '../domain/person';
import { personWith } from '../domain/person-form';

/** Returns the fields of a person of Hamlet's company in which only the given ones matter. */
export const makePersonContent = (
  name: string,
  { showId = 'hamlet', ...said }: Partial<PersonContent> = {},
): PersonContent =>
  personWith(showId, { name, department: 'Cast', phone: '+1 617 555 0142', ...said });

export function makePerson(name: string, said: Partial<PersonContent> = {}): Person {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return newPerson(makePersonContent(name, said), { id, at: NOW });
}
