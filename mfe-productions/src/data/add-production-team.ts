import { missingTeam } from '../domain/production-team';
import type { Show } from '../domain/show';
import { peopleOf } from './people';

/** Adds the people who are named in the form of a show and are not yet in its company. */
export async function addProductionTeam(show: Show, people = peopleOf(show.id)): Promise<void> {
  for (const person of missingTeam(show, await people.list())) await people.create(person);
}
