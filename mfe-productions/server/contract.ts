import { collectionRoutes, defineRoutes } from 'server/contract';
import * as v from 'valibot';
import { showNoun, showSchema, type Show, type ShowContent } from '../src/domain/show';
import { showSorts, type ShowSort } from '../src/domain/show-sorts';
import {
  teamMemberSchema,
  teamNoun,
  type TeamMember,
  type TeamMemberContent,
} from '../src/domain/team';

const showContentSchema = v.omit(showSchema, [
  'id',
  'timers',
  'cues',
  'cast',
  'thumbnail',
  'createdAt',
  'lastUpdated',
  'lastUsed',
]);

export const showCollection = {
  name: 'shows',
  noun: showNoun,
  read: 'shows:read',
  write: 'shows:write',
  schema: showSchema,
  content: showContentSchema,
} as const;

export const teamCollection = {
  name: 'team',
  noun: teamNoun,
  read: 'members:read',
  write: 'members:manage',
  schema: teamMemberSchema,
  content: v.omit(teamMemberSchema, ['id']),
} as const;

const SEARCH_MAX = 200;
const PAGE_SIZE_MAX = 100;

const positive = (max: number) =>
  v.pipe(
    v.string(),
    v.digits(),
    v.maxLength(9),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(max),
  );

const [firstSort, ...otherSorts] = showSorts;
const sorts: readonly [ShowSort, ...ShowSort[]] = [
  firstSort.value,
  ...otherSorts.map(({ value }) => value),
];

export const showListRoutes = defineRoutes({
  'GET /organizations/:organizationId/shows': {
    summary: 'A page of the shows that have every word of a search, sorted as the dashboard sorts.',
    access: 'shows:read',
    query: v.object({
      search: v.optional(v.pipe(v.string(), v.maxLength(SEARCH_MAX)), ''),
      sort: v.optional(v.picklist(sorts), firstSort.value),
      page: v.optional(positive(100_000_000), '1'),
      pageSize: v.optional(positive(PAGE_SIZE_MAX), '12'),
    }),
    response: v.object({
      items: v.array(showSchema),
      page: v.number(),
      pageCount: v.number(),
      total: v.number(),
      all: v.number(),
    }),
  },
});

export const showRoutes = collectionRoutes<'shows', Show, ShowContent>(showCollection);
export const teamRoutes = collectionRoutes<'team', TeamMember, TeamMemberContent>(teamCollection);
