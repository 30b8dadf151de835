import { collectionRoutes, defineRoutes, idSchema, manyRoutes } from '@standby/api-client/contract';
import { isMailAddress } from '@standby/contracts';
import * as v from 'valibot';
import { noteList, noteSchema, type Note, type NoteContent } from '../src/domain/notes/note';
import { PEOPLE_AT_ONCE } from '../src/domain/people-import';
import { peopleList, personSchema, type Person, type PersonContent } from '../src/domain/person';
import { ENTRIES_AT_ONCE } from '../src/domain/schedule/changes';
import {
  scheduleList,
  entrySchema,
  type Entry,
  type EntryContent,
} from '../src/domain/schedule/entry';
import {
  derivedFields,
  RECIPIENTS_MAX,
  reportList,
  reportSchema,
  type Report,
  type ReportContent,
} from '../src/domain/report/report';
import {
  signInList,
  signInSchema,
  type SignIn,
  type SignInContent,
} from '../src/domain/sign-in/sign-in';
import { showList, showSchema, type Show, type ShowContent } from '../src/domain/show';
import { showSorts, type ShowSort } from '../src/domain/show-sorts';

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
  ...showList,
  read: 'shows:read',
  content: showContentSchema,
} as const;

export const personCollection = {
  ...peopleList,
  read: 'people:read',
  content: v.omit(personSchema, ['id', 'updatedAt']),
  partField: 'showId',
} as const;

export const scheduleCollection = {
  ...scheduleList,
  read: 'schedule:read',
  content: v.omit(entrySchema, ['id', 'updatedAt']),
  partField: 'showId',
} as const;

/** Each of the entries may call everybody by name. */
export const scheduleManyRoutes = manyRoutes<'schedule', Entry, EntryContent>(scheduleCollection, {
  items: ENTRIES_AT_ONCE,
  bytes: 2 * 1024 * 1024,
});

export const reportCollection = {
  ...reportList,
  read: 'reports:read',
  content: v.omit(reportSchema, derivedFields),
  partField: 'showId',
} as const;

const ONE_ADDRESS = 'Enter one address such as name@example.com.';

export const reportSendRoutes = defineRoutes({
  'POST /organizations/:organizationId/reports/:itemId/send': {
    summary:
      'Mails a report, which can then no longer be changed. A sent report is mailed to further addresses.',
    access: 'reports:write',
    body: v.object({
      to: v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(120), v.check(isMailAddress, ONE_ADDRESS))),
        v.minLength(1),
        v.maxLength(RECIPIENTS_MAX),
      ),
    }),
    response: v.object({
      report: reportSchema,
      /** Addresses that got no mail; the report contains the reason. */
      failed: v.array(v.string()),
    }),
  },
});

export const signInCollection = {
  ...signInList,
  read: 'sign-in:read',
  content: v.omit(signInSchema, ['id', 'updatedAt']),
  partField: 'showId',
} as const;

export const noteCollection = {
  ...noteList,
  read: 'notes:read',
  content: v.omit(noteSchema, ['id', 'updatedAt']),
  partField: 'showId',
} as const;

const PEOPLE_BYTES = 1024 * 1024;

export const personManyRoutes = manyRoutes<'people', Person, PersonContent>(personCollection, {
  items: PEOPLE_AT_ONCE,
  bytes: PEOPLE_BYTES,
});

/** Route of pages of earlier releases, which stay open when the server is newer. */
export const peopleImportRoutes = defineRoutes({
  'POST /organizations/:organizationId/people/import': {
    summary: 'Adds people as `people/many` does, for pages of earlier releases.',
    access: 'people:write',
    limit: 'importByAccount',
    bodyLimit: PEOPLE_BYTES,
    body: v.object({
      people: v.pipe(
        v.array(v.object({ id: idSchema, content: personCollection.content })),
        v.maxLength(PEOPLE_AT_ONCE),
      ),
    }),
    response: v.object({ added: v.number() }),
  },
});

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
    summary:
      'One page of the shows that match every word of a search, in the order of the dashboard.',
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

export const scheduleRoutes = collectionRoutes<'schedule', Entry, EntryContent>(scheduleCollection);

export const personRoutes = collectionRoutes<'people', Person, PersonContent>(personCollection);

export const reportRoutes = collectionRoutes<'reports', Report, ReportContent>(reportCollection);

export const signInRoutes = collectionRoutes<'sign-ins', SignIn, SignInContent>(signInCollection);

export const noteRoutes = collectionRoutes<'notes', Note, NoteContent>(noteCollection);

export { missingRoutes, performanceRoutes } from '@standby/api-client/live-rooms';
export { deviceSignInRoutes } from '@standby/api-client/sign-in';
