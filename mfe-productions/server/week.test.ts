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
import { reportOfEntry } from '../src/domain/first-report';
import type { Report, ReportContent } from '../src/domain/report/report';
import type { Entry, EntryContent } from '../src/domain/schedule/entry';
import type { Show, ShowContent } from '../src/domain/show';
import { makePersonContent } from '../src/testing/make-person';
import {
  compareWeek,
  type CallOfDate,
  type NightOfWeek,
  type WeekPerson,
} from '../src/testing/compare-week';
import { OPENING_MOVED, roomAt, WEEK_SHOW, weekEntries, type WeekRow } from '../src/testing/week';
import {
  personCollection,
  reportCollection,
  scheduleCollection,
  showCollection,
  type reportSendRoutes,
} from './contract';
import { type doorRoutes, type signInKeyRoutes } from './sign-in/door-contract';
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

  /** Returns the texts of the mails that went out last, by person. */
  const mailTexts = (): Readonly<Record<WeekPerson, string>> => {
    const textOf = (to: string): string =>
      server.mails.findLast((mail) => mail.to === to)?.text ?? '';
    return { ann: textOf(PEOPLE.ann), bo: textOf(PEOPLE.bo) };
  };

  function expectMails({ lines, first }: CallOfDate): void {
    const mails = mailTexts();
    expect(mails.ann).toContain(`Ann, you are called at ${first.ann}.`);
    expect(mails.bo).toContain(`Bo, you are called at ${first.bo}.`);
    for (const mail of Object.values(mails)) {
      for (const { span, called } of lines) {
        expect(mail).toContain(span);
        expect(mail).toContain(`Called: ${called}`);
      }
    }
  }

  async function expectOwnPage(person: WeekPerson, date: string, rows: readonly WeekRow[]) {
    const token = /#(\S+)/u.exec(mailTexts()[person])?.[1] ?? '';
    const { entries: own } = await clientOf(new Visitor(server))('POST /calls/open', {
      body: { token },
    });
    const shown = own.filter(({ startAt }) => startAt.startsWith(date));
    expect(shown.map(({ startAt, endAt, callAt }) => [startAt, endAt, callAt])).toEqual(
      rows.map((row) => [
        `${row.date}T${row.start}`,
        `${row.end < row.start ? '2026-10-25' : row.date}T${row.end}`,
        `${row.date}T${person === 'ann' ? row.call : row.bo}`,
      ]),
    );
  }

  async function expectCalendar(
    { call, params, ...people }: Week,
    who: WeekPerson,
    starts: readonly string[],
  ) {
    const { address } = await call(
      'POST /organizations/:organizationId/schedule-links/:showId/:personId',
      { params: { ...params, personId: people[who].id }, body: { kind: 'calendar' } },
    );
    const { pathname, search } = new URL(address);
    const feed = await new Visitor(server).inject({ url: pathname + search });
    const events = new ICAL.Component(ICAL.parse(feed.body) as unknown[])
      .getAllSubcomponents('vevent')
      .map((event) => String(event.getFirstPropertyValue('dtstart')));
    expect(events.toSorted()).toEqual(starts);
  }

  async function expectReport(
    { call, entries, params, reports, schedule }: Week,
    night: NightOfWeek,
  ) {
    const { row, name, startText } = night;
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
    expect(mail).toContain(`The Tempest · ${name}`);
    expect(mail).toContain(`Start: ${startText}`);
    expect(mail).toMatch(new RegExp(`^Date: .*${Number(row.date.slice(-2))} October 2026$`, 'mu'));
  }

  it('a week that is entered once has the same times in mail, page, calendar, door, room and report', async () => {
    const week = await enter();
    const { call, entries, params, schedule, showId } = week;
    const { address } = await call('POST /organizations/:organizationId/sign-in/:showId/keys', {
      params,
      body: {},
    });
    const token = new URL(address).hash.slice(1);

    await compareWeek({
      setClock: async (instant) => {
        now = new Date(instant);
      },
      moveOpening: async () => {
        await schedule.update(entries.get('opening')?.id ?? '', OPENING_MOVED);
      },
      sendCall: async (date, change) => {
        server.mails.length = 0;
        const id = `${date}${change === undefined ? '' : '-again'}`;
        await call('POST /organizations/:organizationId/calls/send', {
          params,
          body: { id, showId, date },
        });
        const [mail] = server.mails;
        expect(mail?.subject.startsWith('Changed: ')).toBe(change !== undefined);
        if (change !== undefined) expect(mail?.text).toContain(change);
      },
      expectCall: async (said) => expectMails(said),
      expectOwnPage,
      expectCalendar: (person, starts) => expectCalendar(week, person, starts),
      expectDoor: async ({ row, name, startText }) => {
        const door = await clientOf(new Visitor(server))('POST /sign-in/look', { body: { token } });
        expect(door.call).toBe(`${name}, ${startText}`);
        expect(door.people).toHaveLength(2);
        const { missing } = await call(
          'GET /organizations/:organizationId/sign-in/:showId/missing',
          { params },
        );
        expect(missing?.dueAtMs).toBe(Date.parse(row.callAt));
      },
      expectRoom: async ({ room }) => {
        const { performances } = await call(
          'GET /organizations/:organizationId/schedule/:showId/performances',
          { params },
        );
        expect(roomAt(performances, now.getTime())).toEqual(room);
      },
      expectReport: (night) => expectReport(week, night),
    });
  });
});
