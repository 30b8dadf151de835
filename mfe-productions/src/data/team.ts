import { type BrowserEnvironment, createBrowserCollection } from 'shared-collections/browser';
import type { Collection } from 'shared-collections/port';
import { TEAM_LIMIT } from '../domain/plan';
import { type TeamMember, type TeamMemberContent, teamMemberSchema } from '../domain/team';

export type Team = Collection<TeamMember, TeamMemberContent>;

const sampleTeam: readonly TeamMember[] = [
  { id: 'avery-brooks', name: 'Avery Brooks', role: 'Stage Manager' },
  { id: 'noor-haddad', name: 'Noor Haddad', role: 'Assistant SM' },
  { id: 'theo-lindgren', name: 'Theo Lindgren', role: 'Light Board Op' },
];

/** The team of the plan; a larger plan has another limit. */
export function createTeam(
  environment: Partial<BrowserEnvironment> = {},
  { samples = sampleTeam, limit = TEAM_LIMIT } = {},
): Team {
  return createBrowserCollection({
    ...environment,
    key: 'standby:team',
    version: 1,
    schema: teamMemberSchema,
    noun: { one: 'team member', many: 'team members' },
    samples,
    limit,
    make: (content, { id }) => ({ ...content, id }),
    change: (member, change) => ({ ...member, ...change }),
  });
}

export const team = createTeam();
