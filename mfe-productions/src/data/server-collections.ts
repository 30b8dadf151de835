import { createServerCollection, openConnection } from 'shared-collections/server';
import { showNoun, type Show, type ShowContent } from '../domain/show';
import { teamNoun, type TeamMember, type TeamMemberContent } from '../domain/team';
import type { Shows } from './shows';
import type { Team } from './team';

/** The organization's shows. */
export function createServerShows(connection = openConnection()): Shows {
  return createServerCollection<Show, ShowContent>({
    name: 'shows',
    noun: showNoun,
    write: 'shows:write',
    connection,
  });
}

/** The organization's team. */
export function createServerTeam(connection = openConnection()): Team {
  return createServerCollection<TeamMember, TeamMemberContent>({
    name: 'team',
    noun: teamNoun,
    write: 'members:manage',
    connection,
  });
}
