import { SHOWS_KEY } from '@standby/shared-ui/contracts';
import { describeStoredCollection } from '@standby/shared-collections/testing/stored-collection';
import { showSchema } from '../domain/show';
import { teamMemberSchema } from '../domain/team';
import { createShows } from './shows';
import { createTeam } from './team';
import shows1 from './testing/stored/shows.v1.json?raw';
import team1 from './testing/stored/team.v1.json?raw';

describeStoredCollection({
  what: 'shows',
  key: SHOWS_KEY,
  schema: showSchema,
  recorded: { 1: '178379d8' },
  examples: { 1: shows1 },
  open: (environment) => createShows(environment, []),
});

describeStoredCollection({
  what: 'team members',
  key: 'standby:team',
  schema: teamMemberSchema,
  recorded: { 1: '9ffd6ccc' },
  examples: { 1: team1 },
  open: (environment) => createTeam(environment, { samples: [] }),
});
