import { identityOf } from './company';
import { CREATIVE_TEAM, PRODUCTION, type Person, type PersonContent } from './person';
import { personWith } from './person-form';
import type { Show } from './show';

const positions = [
  { field: 'director', position: 'Director', department: CREATIVE_TEAM },
  { field: 'assistantDirector', position: 'Assistant director', department: CREATIVE_TEAM },
  { field: 'technicalDirector', position: 'Technical director', department: PRODUCTION },
] as const;

type TeamField = (typeof positions)[number]['field'];

/** Names of the people who direct the show, from the show's form. */
export type ProductionTeam = Pick<Show, TeamField>;

/** Whether an edit of a show names another person. */
export function isTeamChanged(before: ProductionTeam, after: ProductionTeam): boolean {
  return positions.some(({ field }) => before[field] !== after[field]);
}

/** Returns the people in the form of a show who do not yet have that position in its company. */
export function missingTeam(
  show: ProductionTeam & Pick<Show, 'id'>,
  people: readonly Person[],
): PersonContent[] {
  const known = new Set(people.map(identityOf));
  const named = positions.map(({ field, position, department }) =>
    personWith(show.id, { name: show[field], position, department }),
  );
  return named.filter((person) => person.name !== '' && !known.has(identityOf(person)));
}
