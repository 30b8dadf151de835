import { newEntry, type Entry } from '../domain/schedule/entry';
import { addDays } from '../domain/schedule/wall';
import { departments, type Person } from '../domain/person';
import { makeEntryContent } from './make-entry';
import { makePerson } from './make-person';

/** Size of a large show. */
export const LARGE_COMPANY = 300;
export const LARGE_SCHEDULE = 1_000;

const ENTRIES_A_DAY = 5;
const CALLED = 40;

/** Returns a company with a person for each number. */
export function largeCompany(count = LARGE_COMPANY): Person[] {
  return Array.from({ length: count }, (_, place) => {
    const department = departments[place % departments.length] ?? '';
    return makePerson(`Person ${place}`, { department, position: `Part ${place}` });
  });
}

/**
 * Returns five entries a day around a date, three of them at once, each with some of the company.
 */
export function largeSchedule(
  company: readonly Person[],
  around: string,
  count = LARGE_SCHEDULE,
): Entry[] {
  const first = addDays(around, -Math.floor(count / ENTRIES_A_DAY / 2));
  return Array.from({ length: count }, (_, place) => {
    const date = addDays(first, Math.floor(place / ENTRIES_A_DAY));
    const hour = 10 + Math.floor((place % ENTRIES_A_DAY) / 3) * 4;
    const calledIds = company
      .slice((place * 7) % company.length, ((place * 7) % company.length) + CALLED)
      .map(({ id }) => id);
    const content = makeEntryContent({
      title: `Scene ${place}`,
      startAt: `${date}T${hour}:00`,
      endAt: `${date}T${hour + 3}:30`,
      place: `Studio ${place % 4}`,
      calledIds,
      isFullCall: place % 10 === 0,
    });
    return newEntry(content, { id: `entry-${place}`, at: '2025-01-01T00:00:00.000Z' });
  });
}
