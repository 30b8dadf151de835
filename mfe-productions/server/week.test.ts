import { collectionOf } from 'server/testing/collections';
import { onDatabase } from 'server/testing/databases';
import { createOrganization } from 'server/testing/organizations';
import { haveAccepted } from 'server/testing/recipients';
import { Person as Visitor, startTestServer, type TestServer } from 'server/testing/test-server';
import ICAL from 'ical.js';
import { createClient } from '@standby/api-client';
import type { missingRoutes, performanceRoutes } from '@standby/api-client/live-rooms';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyEventForm, eventFormSchema } from '../src/domain/event-form';
import type { Person, PersonContent } from '../src/domain/person';
import { reportOfEntry } from '../src/domain/report/first-report';
import type { Report, ReportContent } from '../src/domain/report/report';
import type { Entry, EntryContent } from '../src/domain/schedule/entry';
import type { Show, ShowContent } from '../src/domain/show';
import { makePersonContent } from '../src/testing/make-person';
import {
  firstOf,
  OPENING_BEFORE,
  OPENING_MOVED,
  roomAt,
  roomOf,
  rowsOn,
  WEEK,
  WEEK_DATES,
  WEEK_PERFORMANCES,
  WEEK_SHOW,
  weekEntries,
  type WeekRow,
} from '../src/testing/week';
import {
  personCollection,
  reportCollection,
  scheduleCollection,
  showCollection,
  type doorRoutes,
  type reportSendRoutes,
  type signInKeyRoutes,
} from './contract';
import type { callRoutes } from './schedule/call-contract';
import type { personLinkRoutes, personPageRoutes } from './schedule/link-contract';

type Routes = typeof callRoutes &
  typeof doorRoutes &
  typeof missingRoutes &
  typeof performanceRoutes &
  typeof personLinkRoutes &
  typeof personPageRoutes &
  typeof reportSendRoutes &
  typeof signInKeyRoutes;

const clientOf = (member: Visitor) => createClient<Routes>('/api/v1', member.fetch);

const PEOPLE = { ann: 'ann@example.com', bo: 'bo@example.com' } as const;

onDatabase((database) => {
  let server: TestServer;
  let now = new Date('2026-10-18T12:00:00Z');
  beforeAll(async () => {
    server = await startTestServer(database(), { now: () => now });
  });
  afterAll(() => server.close());

  /** Enters the week once. */
  async function enter() {
    const { organizationId, owner } = await createOrganization(server);
    const of = [owner, organizationId] as const;
    const form = { ...emptyEventForm, ...WEEK_SHOW, startDate: '2026-10-21' };
    const shows = collectionOf<'shows', Show, ShowContent>(showCollection, ...of);
    const people = collectionOf<'people', Person, PersonContent>(personCollection, ...of);
    const schedule = collectionOf<'schedule', Entry, EntryContent>(scheduleCollection, ...of);
    const reports = collectionOf<'reports', Report, ReportContent>(reportCollection, ...of);
    const { id: showId } = await shows.create(v.parse(eventFormSchema, form));
    const ann = await people.create(makePersonContent('Ann', { showId, email: PEOPLE.ann }));
    const bo = await people.create(makePersonContent('Bo', { showId, email: PEOPLE.bo }));
    await haveAccepted(server, organizationId, [...Object.values(PEOPLE), 'prod@example.com']);
    const entries = new Map<string, Entry>();
    for (const [id, content] of Object.entries(weekEntries(bo.id))) {
      entries.set(id, await schedule.create({ ...content, showId }));
    }
    const call = clientOf(owner);
    const params = { organizationId, showId };
    return { ann, bo, call, entries, organizationId, params, reports, schedule, showId };
  }

  type Week = Awaited<ReturnType<typeof enter>>;

  /** Mails the call of a day, and returns the texts by person. */
  async function mailCall({ call, params, showId }: Week, date: string, id = date) {
    server.mails.length = 0;
    await call('POST /organizations/:organizationId/calls/send', {
      params,
      body: { id, showId, date },
    });
    const textOf = (to: string): string =>
      server.mails.findLast((mail) => mail.to === to)?.text ?? '';
    return { ann: textOf(PEOPLE.ann), bo: textOf(PEOPLE.bo), subject: server.mails[0]?.subject };
  }

  function expectMails(mails: Awaited<ReturnType<typeof mailCall>>, rows: readonly WeekRow[]) {
    expect(mails.ann).toContain(`Ann, you are called at ${firstOf(rows, 'call')}.`);
    expect(mails.bo).toContain(`Bo, you are called at ${firstOf(rows, 'bo')}.`);
    for (const { start, end, call, bo } of rows) {
      const at = call === start ? 'Full company' : `Full company at ${call}`;
      const own = bo === call ? '' : `. Bo at ${bo}`;
      for (const mail of [mails.ann, mails.bo]) {
        expect(mail).toContain(`${start} – ${end}`);
        expect(mail).toContain(`Called: ${at}${own}`);
      }
    }
  }

  it('a week that is entered once has the same times in mail, page, calendar, door, room and report', async () => {
    const week = await enter();
    const { ann, bo, call, entries, params, reports, schedule } = week;

    // The call of the opening goes out before the time is moved.
    now = new Date('2026-10-20T17:00:00Z');
    expectMails(await mailCall(week, '2026-10-21', 'before'), [OPENING_BEFORE]);
    await schedule.update(entries.get('opening')?.id ?? '', OPENING_MOVED);

    const tokens = { ann: '', bo: '' };
    for (const date of WEEK_DATES) {
      now = new Date(`${date}T05:00:00Z`);
      const mails = await mailCall(week, date);
      expectMails(mails, rowsOn(date));
      expect(mails.subject?.startsWith('Changed: ')).toBe(date === '2026-10-21');
      if (date === '2026-10-21') {
        expect(mails.ann).toContain('Performance, 20:00 – 22:45: was 19:30 – 22:15');
      }
      for (const who of ['ann', 'bo'] as const) {
        tokens[who] = /#(\S+)/u.exec(mails[who])?.[1] ?? '';
        const { entries: own } = await clientOf(new Visitor(server))('POST /calls/open', {
          body: { token: tokens[who] },
        });
        const shown = own.filter(({ startAt }) => startAt.startsWith(date));
        expect(shown.map(({ startAt, endAt, callAt }) => [startAt, endAt, callAt])).toEqual(
          rowsOn(date).map((row) => [
            `${row.date}T${row.start}`,
            `${row.end < row.start ? '2026-10-25' : row.date}T${row.end}`,
            `${row.date}T${who === 'ann' ? row.call : row.bo}`,
          ]),
        );
      }
    }

    for (const [person, key] of [
      [ann, 'callAt'],
      [bo, 'boAt'],
    ] as const) {
      const { address } = await call(
        'POST /organizations/:organizationId/schedule-links/:showId/:personId',
        { params: { ...params, personId: person.id }, body: { kind: 'calendar' } },
      );
      now = new Date('2026-10-19T05:00:00Z');
      const { pathname, search } = new URL(address);
      const feed = await new Visitor(server).inject({ url: pathname + search });
      const events = new ICAL.Component(ICAL.parse(feed.body) as unknown[])
        .getAllSubcomponents('vevent')
        .map((event) => String(event.getFirstPropertyValue('dtstart')));
      expect(events.toSorted()).toEqual(WEEK.map((row) => row[key]));
    }

    const { address } = await call('POST /organizations/:organizationId/sign-in/:showId/keys', {
      params,
      body: {},
    });
    const token = new URL(address).hash.slice(1);
    for (const row of WEEK_PERFORMANCES) {
      now = new Date(Date.parse(row.callAt) - 60_000);
      const door = await clientOf(new Visitor(server))('POST /sign-in/look', { body: { token } });
      expect(door.call).toBe(`Performance ${row.performance}, ${row.start} London time`);
      expect(door.people).toHaveLength(2);
      const { missing } = await call('GET /organizations/:organizationId/sign-in/:showId/missing', {
        params,
      });
      expect(missing?.dueAtMs).toBe(Date.parse(row.callAt));
      const { performances } = await call(
        'GET /organizations/:organizationId/schedule/:showId/performances',
        { params },
      );
      expect(roomAt(performances, now.getTime())).toEqual(roomOf(row));

      const planned = await schedule.list();
      const entry = planned.find(({ id }) => id === entries.get(row.id)?.id);
      if (!entry) throw new Error('The performance is on the schedule.');
      const report = await reports.create(reportOfEntry(entry, await reports.list(), planned));
      server.mails.length = 0;
      await call('POST /organizations/:organizationId/reports/:itemId/send', {
        params: { ...params, itemId: report.id },
        body: { to: ['prod@example.com'] },
      });
      const mail = server.mails.at(-1)?.text ?? '';
      expect(mail).toContain(`The Tempest · Performance ${row.performance}`);
      expect(mail).toContain(`Start: ${row.start} London time`);
      expect(mail).toMatch(
        new RegExp(`^Date: .*${Number(row.date.slice(-2))} October 2026$`, 'mu'),
      );
    }
  });
});
