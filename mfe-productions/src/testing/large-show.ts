import { departments, type Person } from '../domain/person';
import { makePerson } from './make-person';

/** Returns a company with a person for each number. */
export function largeCompany(count: number): Person[] {
  return Array.from({ length: count }, (_, place) => {
    const department = departments[place % departments.length] ?? '';
    return makePerson(`Person ${place}`, { department, position: `Part ${place}` });
  });
}
