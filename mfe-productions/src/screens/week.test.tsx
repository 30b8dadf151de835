import { cleanup, screen, within } from '@testing-library/react';
import { dailyCallPath, myCallsPath, reportPath, schedulePath } from '@standby/contracts';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { beforeEach, expect, it } from 'vitest';
import { roomPerformances } from '../domain/room-performances';
import { calledAt } from '../domain/schedule/call-times';
import { calendarText } from '../domain/schedule/calendar-feed';
import { callMail } from '../domain/schedule/call-mail';
import { entriesOn } from '../domain/schedule/daily-call';
import { newEntry } from '../domain/schedule/entry';
import { dateText } from '../domain/schedule/words';
import { doorSheet } from '../domain/sign-in/door';
import { missingPeople } from '../domain/sign-in/missing';
import { makePerson } from '../testing/make-person';
import { makeShow } from '../testing/make-show';
import { openScreens } from '../testing/screens';
import {
  compareWeek,
  type CallOfDate,
  type NightOfWeek,
  type WeekPerson,
} from '../testing/compare-week';
import { OPENING_MOVED, roomAt, WEEK_SHOW, weekEntries, type WeekRow } from '../testing/week';

const [ann, bo] = [makePerson('Ann'), makePerson('Bo')];
const show = makeShow('hamlet', WEEK_SHOW);
const browser = createFakeBrowser();
const entries = Object.entries(weekEntries(bo.id)).map(([id, content]) =>
  newEntry(content, { id, at: '2026-10-18T12:00:00.000Z' }),
);

const open = (path: string, now?: () => number) =>
  openScreens(path, {
    ...(now && { now }),
    browser,
    samples: [show],
    people: [ann, bo],
    entries,
    reports: [],
    sentCalls: [],
  });

beforeEach(() => sessionStorage.clear());

/** Compares the sheet of a daily call, which is the same element on the screen and on paper. */
function expectSheet({ lines, first }: CallOfDate): void {
  const [sheet] = screen.getAllByLabelText(/2026/u, { selector: 'article, section, div' });
  const part = within(sheet ?? document.body);
  const items = part.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  for (const [place, { span, called }] of lines.entries()) {
    expect(items[place]).toContain(span);
    expect(items[place]).toContain(`Called: ${called}`);
  }
  const times = part.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
  expect(times).toEqual(Object.values(first).toSorted());
}

/** Compares the page that the company opens for a person. */
async function expectOwnPage(
  who: WeekPerson,
  date: string,
  rows: readonly WeekRow[],
  now: () => number,
): Promise<void> {
  const person = who === 'ann' ? ann : bo;
  open(`${myCallsPath('hamlet')}#${person.id}`, now);
  expect(await screen.findByText('This is a preview.')).toBeVisible();
  const day = screen.getByRole('heading', { level: 3, name: dateText(date) }).parentElement;
  const items = within(day ?? document.body).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    rows.map((row) => {
      const at = who === 'ann' ? row.call : row.bo;
      const name = row.performance > 0 ? 'Performance' : 'Rehearsal';
      const called = at === row.start ? '' : `You are called at ${at}.`;
      return `${row.start} – ${row.end}${name}, Stage${called}`;
    }),
  );
  cleanup();
}

async function expectReport({ row, name, startText }: NightOfWeek): Promise<void> {
  open(reportPath('hamlet', row.id));
  expect(await screen.findByLabelText('Start')).toHaveValue(row.start);
  expect(screen.getByLabelText('Date')).toHaveValue(row.date);
  const sheet = within(screen.getByRole('region', { name: 'Report' }));
  expect(sheet.getByText(startText)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  cleanup();
}

it('a week that is entered once has the same times on page, paper, mail, personal page, calendar, door, room and report', async () => {
  const { scheduleOf } = open(schedulePath('hamlet'));
  const schedule = scheduleOf('hamlet');
  cleanup();
  let nowMs = 0;
  let planned = await schedule.list();
  const sources = () => ({ show, reports: [], entries: planned, people: [ann, bo], signIns: [] });

  await compareWeek({
    setClock: async (instant) => {
      nowMs = Date.parse(instant);
    },
    moveOpening: async () => {
      await schedule.update('opening', OPENING_MOVED);
      planned = await schedule.list();
    },
    // The test of the composed app posts the calls.
    sendCall: async () => {},
    expectCall: async (call) => {
      const { date, first } = call;
      open(dailyCallPath('hamlet', date));
      expectSheet(call);
      cleanup();
      const people = new Map([ann, bo].map((person) => [person.id, person]));
      const day = { ...WEEK_SHOW, date, entries: entriesOn(planned, date), changes: [], people };
      for (const person of [ann, bo]) {
        const { text } = callMail(person, { ...day, link: '' });
        const at = person === ann ? first.ann : first.bo;
        expect(text).toContain(`you are called at ${at}.`);
      }
    },
    expectOwnPage: (who, date, rows) => expectOwnPage(who, date, rows, () => nowMs),
    expectCalendar: async (who, expected) => {
      const person = who === 'ann' ? ann : bo;
      const feed = calendarText({
        name: 'The Tempest',
        showId: 'hamlet',
        showTitle: 'The Tempest',
        venue: show.venue,
        timezone: show.timezone,
        entries: planned.map((entry) => calledAt(entry, person, show)),
      });
      const starts = [...feed.matchAll(/^DTSTART:(\d+T\d+Z)/gmu)]
        .map(([, at = '']) => at)
        .toSorted((one, other) => one.localeCompare(other));
      expect(starts).toEqual(expected.map((start) => start.replaceAll(/[-:]/gu, '')));
    },
    expectDoor: async ({ row, name, startText }) => {
      expect(doorSheet(sources(), nowMs).call).toBe(`${name}, ${startText}`);
      expect(missingPeople(sources(), nowMs)?.dueAtMs).toBe(Date.parse(row.callAt));
    },
    expectRoom: async ({ room }) => {
      expect(roomAt(roomPerformances(sources(), nowMs, true), nowMs)).toEqual(room);
    },
    expectReport,
  });
});
