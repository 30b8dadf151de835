import { SHOWS_KEY } from '@standby/contracts';
import { describeStoredCollection } from '@standby/collections/testing/stored-collection';
import { noteSchema } from '../domain/notes/note';
import { personSchema } from '../domain/person';
import { entrySchema } from '../domain/schedule/entry';
import { sentCallSchema } from '../domain/schedule/sent-call';
import { showSchema } from '../domain/show';
import { signInSchema } from '../domain/sign-in/sign-in';
import { teamMemberSchema } from '../domain/team';
import { createPeople } from './people';
import { createSchedule } from './schedule';
import { peopleKey, scheduleKey } from './show-keys';
import { createSentCalls, sentCallsKey } from './sent-calls';
import { createNotes, notesKey } from './show-notes';
import { createShows } from './shows';
import { createSignIns, signInsKey } from './sign-ins';
import { createTeam } from './team';
import people1 from './testing/stored/people.v1.json?raw';
import calls1 from './testing/stored/calls.v1.json?raw';
import schedule1 from './testing/stored/schedule.v1.json?raw';
import { reportSchema } from '../domain/report/report';
import { createReports, reportsKey } from './reports';
import reports1 from './testing/stored/reports.v1.json?raw';
import notes1 from './testing/stored/notes.v1.json?raw';
import signIns1 from './testing/stored/sign-ins.v1.json?raw';
import shows1 from './testing/stored/shows.v1.json?raw';
import team1 from './testing/stored/team.v1.json?raw';

describeStoredCollection({
  what: 'shows',
  key: SHOWS_KEY,
  schema: showSchema,
  recorded: { 1: '9d2945b6' },
  examples: { 1: shows1 },
  open: (environment) => createShows(environment, []),
});

describeStoredCollection({
  what: 'people',
  key: peopleKey('hamlet'),
  schema: personSchema,
  recorded: { 1: '173c434e' },
  examples: { 1: people1 },
  open: (environment) => createPeople('hamlet', environment, []),
});

describeStoredCollection({
  what: 'entries of a schedule',
  key: scheduleKey('hamlet'),
  schema: entrySchema,
  recorded: { 1: '8e3a8865' },
  examples: { 1: schedule1 },
  open: (environment) => createSchedule('hamlet', environment, []),
});

describeStoredCollection({
  what: 'reports',
  key: reportsKey('hamlet'),
  schema: reportSchema,
  recorded: { 1: '99f84cca' },
  examples: { 1: reports1 },
  open: (environment) => createReports('hamlet', environment, []),
});

describeStoredCollection({
  what: 'sign-ins',
  key: signInsKey('hamlet'),
  schema: signInSchema,
  recorded: { 1: 'dc13074c' },
  examples: { 1: signIns1 },
  open: (environment) => createSignIns('hamlet', environment, []),
});

describeStoredCollection({
  what: 'daily calls',
  key: sentCallsKey('hamlet'),
  schema: sentCallSchema,
  recorded: { 1: 'f9e8efc9' },
  examples: { 1: calls1 },
  open: (environment) => createSentCalls('hamlet', environment, []),
});

describeStoredCollection({
  what: 'notes',
  key: notesKey('hamlet'),
  schema: noteSchema,
  recorded: { 1: '6b58cf1a' },
  examples: { 1: notes1 },
  open: (environment) => createNotes('hamlet', environment, []),
});

describeStoredCollection({
  what: 'team members',
  key: 'standby:team',
  schema: teamMemberSchema,
  recorded: { 1: '9ffd6ccc' },
  examples: { 1: team1 },
  open: (environment) => createTeam(environment, { samples: [] }),
});
