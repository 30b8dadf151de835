import {
  collectionPlugin,
  handleRoutes,
  inScope,
  manyPlugin,
  memberChanges,
  type Feature,
} from '@standby/server-kit';
import { sampleNotes } from '../src/data/sample-notes';
import { samplePeople } from '../src/data/sample-people';
import { sampleCalls } from '../src/data/sample-calls';
import { sampleEntries } from '../src/data/sample-schedule';
import { sampleSignIns } from '../src/data/sample-sign-ins';
import { sampleReports } from '../src/data/sample-reports';
import { sampleShows } from '../src/data/sample-shows';
import {
  deviceSignInRoutes,
  missingRoutes,
  noteRoutes,
  peopleImportRoutes,
  performanceRoutes,
  personManyRoutes,
  personRoutes,
  scheduleManyRoutes,
  scheduleRoutes,
  reportRoutes,
  reportSendRoutes,
  signInRoutes,
  showListRoutes,
  showRoutes,
} from './contract';
import { elsewhereRoutes } from './schedule/elsewhere-contract';
import { nextPerformanceRoutes } from './schedule/next-contract';
import { signInKeyRoutes, doorRoutes } from './sign-in/door-contract';
import { linkNoteRoutes, ownNoteRoutes } from './notes/note-contract';
import { noteMigration, notes, serveNotes } from './notes/notes';
import { people, personMigration } from './people';
import { callRoutes, sentCallRoutes } from './schedule/call-contract';
import { serveCalls } from './schedule/calls';
import { sentCallMigration, sentCalls } from './schedule/sent-calls';
import { personLinkRoutes, personPageRoutes } from './schedule/link-contract';
import { personLinkMigration } from './schedule/link-repository';
import { servePersonLinks } from './schedule/person-links';
import { serveElsewhere } from './schedule/elsewhere';
import { serveNextPerformances } from './schedule/next-performances';
import { schedule, scheduleAccess, scheduleMigration, serveSchedule } from './schedule/schedule';
import { signInMigration } from './sign-in/door-repository';
import { serveSignIn } from './sign-in/sign-in';
import { signIns } from './sign-in/sign-ins';
import { reportMigration, reports, reportSealMigration } from './reports';
import { serveReportSending } from './send-reports';
import { SEALS } from './seal-table';
import { pictureMigration, servePictures } from './pictures/pictures';
import { pictureRoutes } from './pictures/picture-contract';
import { listShows } from './show-list';
import { showMigration, shows } from './shows';
import { mailWaiting } from './waiting-mails';
import { knownRecipientsMigration } from './known-recipients';
import { teamMigration, teamOfMembersMigration } from './team';

/**
 * Shows with their companies and schedules. The organization's members are the team that works on
 * them.
 */
export const productions: Feature = {
  name: 'productions',
  routes: [
    showListRoutes,
    showRoutes,
    personRoutes,
    personManyRoutes,
    peopleImportRoutes,
    scheduleRoutes,
    scheduleManyRoutes,
    performanceRoutes,
    reportRoutes,
    reportSendRoutes,
    signInRoutes,
    signInKeyRoutes,
    doorRoutes,
    deviceSignInRoutes,
    sentCallRoutes,
    callRoutes,
    personLinkRoutes,
    personPageRoutes,
    noteRoutes,
    ownNoteRoutes,
    linkNoteRoutes,
    missingRoutes,
    elsewhereRoutes,
    nextPerformanceRoutes,
    pictureRoutes,
  ],
  migrations: {
    '0101-shows': showMigration,
    '0102-team': teamMigration,
    '0103-team-of-members': teamOfMembersMigration,
    '0104-people': personMigration,
    '0110-schedule': scheduleMigration,
    '0111-reports': reportMigration,
    '0112-sign-in': signInMigration,
    '0113-daily-calls': sentCallMigration,
    '0114-person-links': personLinkMigration,
    '0115-notes': noteMigration,
    '0116-report-pictures': pictureMigration,
    '0117-seals': reportSealMigration,
    '0118-known-recipients': knownRecipientsMigration,
  },
  schedules: scheduleAccess,
  collections: [shows, people, schedule, reports, signIns, sentCalls, notes],
  tables: ['sign_in_door', 'person_link', 'call_seen', 'report_picture', SEALS],
  itemTables: [
    ...[
      'person',
      'schedule_entry',
      'report',
      'sign_in',
      'sign_in_door',
      'sent_call',
      'person_link',
      'call_seen',
      'note',
      'report_picture',
    ].map((table) => ({ table, collection: 'shows', column: 'show_id' })),
    { table: 'report_picture', collection: 'reports', column: 'report_id' },
    ...['sign_in', 'person_link', 'call_seen', 'note'].map((table) => ({
      table,
      collection: 'people',
      column: 'person_id',
    })),
  ],
  expiringTables: ['person_link'],
  samples: {
    // Rooms on the server begin with an empty cue sheet.
    shows: sampleShows.map((show) => Object.assign({}, show, { cues: 0 })),
    people: samplePeople,
    reports: sampleReports,
    notes: sampleNotes,
    'sign-ins': sampleSignIns,
    // The sample dates surround the day on which the organization is filled.
    get schedule() {
      return sampleShows.flatMap(({ id }) => sampleEntries(id, new Date()));
    },
    get calls() {
      return sampleShows.flatMap(({ id }) => sampleCalls(id, new Date()));
    },
  },
  mailsAccepted: mailWaiting,
  serve(app, options) {
    const { authGuard, services } = options;
    const { database } = services;
    collectionPlugin(app, options, showRoutes, shows);
    collectionPlugin(app, options, personRoutes, people);
    manyPlugin(app, options, personManyRoutes, people);
    handleRoutes(app, authGuard, peopleImportRoutes, {
      'POST /organizations/:organizationId/people/import': (context) =>
        memberChanges(services, people)(context, async (changes) => {
          await changes.createAll(context.body.people);
          return { added: context.body.people.length };
        }),
    });
    serveSchedule(app, options);
    serveElsewhere(app, options);
    serveNextPerformances(app, options);
    collectionPlugin(app, options, reportRoutes, reports);
    serveReportSending(app, options);
    collectionPlugin(app, options, signInRoutes, signIns);
    serveSignIn(app, options);
    serveCalls(app, options);
    servePersonLinks(app, options);
    serveNotes(app, options);
    servePictures(app, options);
    handleRoutes(app, authGuard, showListRoutes, {
      'GET /organizations/:organizationId/shows': ({ params: { organizationId }, query }) =>
        inScope(database.queries, { organizationId }, (transaction) =>
          listShows(transaction, { organizationId, ...query }),
        ),
    });
  },
};
