import { type BrowserEnvironment, createBrowserCollection } from '@standby/collections/browser';
import { selectCollection } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { byMode, MEMBER_LIMIT } from '@standby/contracts';
import { TEAM_LIMIT } from '../domain/plan';
import {
  type TeamMember,
  type TeamMemberContent,
  teamMemberSchema,
  teamNoun,
} from '../domain/team';

export type Team = Collection<TeamMember, TeamMemberContent>;

const sampleTeam: readonly TeamMember[] = [
  { id: 'avery-brooks', name: 'Avery Brooks', role: 'Stage Manager' },
  { id: 'noor-haddad', name: 'Noor Haddad', role: 'Assistant SM' },
  { id: 'theo-lindgren', name: 'Theo Lindgren', role: 'Light Board Op' },
];

/** Creates the plan's team; a larger plan has another limit. */
export function createTeam(
  environment: Partial<BrowserEnvironment> = {},
  { samples = sampleTeam, limit = TEAM_LIMIT } = {},
): Team {
  return createBrowserCollection({
    ...environment,
    key: 'standby:team',
    version: 1,
    schema: teamMemberSchema,
    noun: teamNoun,
    samples,
    limit,
    make: (content, { id }) => ({ ...content, id }),
    change: (member, change) => ({ ...member, ...change }),
  });
}

export const team = selectCollection<TeamMember, TeamMemberContent>(createTeam, () =>
  import('./server-team').then((server) => server.createServerTeam()),
);

/**
 * Whether this page shows controls that only a server can carry out, such as an invitation, with a
 * message about what they will do.
 */
export const hasPlannedControls = (): boolean => byMode(true, false);

/** Returns the number of members that this page's plan allows. */
export const readTeamLimit = (): number => byMode(TEAM_LIMIT, MEMBER_LIMIT);
