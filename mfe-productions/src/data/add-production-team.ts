import { missingTeam } from '../domain/production-team';
import type { Show } from '../domain/show';
import { peopleOf } from './people';

/** Adds the people whom the form of a show names, and who are not in its company yet. */
export async function addProductionTeam(show: Show, people = peopleOf(show.id)): Promise<void> {
  for (const person of missingTeam(show, await people.list())) await people.create(person);
}
