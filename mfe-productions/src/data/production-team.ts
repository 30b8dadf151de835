import type { Show, ShowContent } from '../domain/show';
import type { Shows } from './shows';

const isNamedIn = (show: Partial<ShowContent>): boolean =>
  [show.director, show.assistantDirector, show.technicalDirector].some(Boolean);

/** Adds the people who are named in the form of a show to its company. */
type AddTeam = (show: Show) => Promise<void>;

/** The module of the companies is loaded with the first show that names a person. */
const addTeamOf: AddTeam = async (show) => {
  const { addProductionTeam } = await import('./add-production-team');
  await addProductionTeam(show);
};

/**
 * Wraps the shows of this browser, so that the director, assistant director and technical director
 * become people of the company. A server does so automatically.
 */
export function withProductionTeam(shows: Shows, addTeam = addTeamOf): Shows {
  async function addNamed(show: Show, content: Partial<ShowContent>): Promise<Show> {
    // If adding them fails, the show is stored anyway and contains the names itself.
    if (isNamedIn(content)) await addTeam(show).catch(() => undefined);
    return show;
  }
  return {
    ...shows,
    create: async (content) => addNamed(await shows.create(content), content),
    update: async (id, change, seen) => addNamed(await shows.update(id, change, seen), change),
  };
}
