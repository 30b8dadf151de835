import type { Kysely, Migration } from 'kysely';
import { createCollectionTable, type CollectionDefinition } from 'server/area';
import { CONNECTED_TEAM_LIMIT } from '../src/domain/plan';
import type { TeamMember, TeamMemberContent } from '../src/domain/team';
import { teamCollection } from './contract';

export const team: CollectionDefinition<'team', TeamMember, TeamMemberContent> = {
  contract: teamCollection,
  table: 'team_member',
  limit: CONNECTED_TEAM_LIMIT,
  make: (content, { id }) => ({ ...content, id }),
  change: (member, change) => ({ ...member, ...change }),
};

export const teamMigration: Migration = {
  up: (db: Kysely<unknown>) => createCollectionTable(db, 'team_member'),
};
