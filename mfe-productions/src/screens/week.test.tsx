import { cleanup, screen, within } from '@testing-library/react';
import { dailyCallPath, reportPath, schedulePath } from '@standby/contracts';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { beforeEach, expect, it } from 'vitest';
import { roomPerformances } from '../domain/room-performances';
import { calledAt } from '../domain/schedule/call-times';
import { calendarText } from '../domain/schedule/calendar-feed';
import { callMail } from '../domain/schedule/call-mail';
import { entriesOn } from '../domain/schedule/daily-call';
import { newEntry } from '../domain/schedule/entry';
import { doorSheet } from '../domain/sign-in/door';
import { missingPeople } from '../domain/sign-in/missing';
import { makePerson } from '../testing/make-person';
import { makeShow } from '../testing/make-show';
import { openScreens } from '../testing/screens';
import {
  firstOf,
  OPENING_MOVED,
  roomAt,
  roomOf,
  rowsOn,
  WEEK,
  WEEK_DATES,
  WEEK_PERFORMANCES,
  WEEK_SHOW,
  weekEntries,
} from '../testing/week';

const [ann, bo] = [makePerson('Ann'), makePerson('Bo')];
const show = makeShow('hamlet', WEEK_SHOW);
const browser = createFakeBrowser();
const entries = Object.entries(weekEntries(bo.id)).map(([id, content]) =>
  newEntry(content, { id, at: '2026-10-18T12:00:00.000Z' }),
);

const open = (path: string) =>
  openScreens(path, {
    browser,
    samples: [show],
    people: [ann, bo],
    entries,
    reports: [],
    sentCalls: [],
  });

beforeEach(() => sessionStorage.clear());

/** Checks the content of a sheet, which is the same element on the screen and on paper. */
function expectSheet(date: string): void {
  const [sheet] = screen.getAllByLabelText(/2026/u, { selector: 'article, section, div' });
  const part = within(sheet ?? document.body);
  const rows = rowsOn(date);
  const items = part.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  for (const [place, { start, end, call, bo: own }] of rows.entries()) {
    const at = call === start ? 'Full company' : `Full company at ${call}`;
    expect(items[place]).toContain(`${start} – ${end}`);
    expect(items[place]).toContain(`Called: ${at}${own === call ? '' : `. Bo at ${own}`}`);
  }
  const times = part.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
  expect(times).toEqual([firstOf(rows, 'call'), firstOf(rows, 'bo')].toSorted());
}

it('a week that is entered once has the same times on page, paper, mail, calendar, door, room and report', async () => {
  const { scheduleOf } = open(schedulePath('hamlet'));
  await scheduleOf('hamlet').update('opening', OPENING_MOVED);
  const planned = await scheduleOf('hamlet').list();
  cleanup();

  for (const date of WEEK_DATES) {
    open(dailyCallPath('hamlet', date));
    expectSheet(date);
    cleanup();
    const people = new Map([ann, bo].map((person) => [person.id, person]));
    const day = { ...WEEK_SHOW, date, entries: entriesOn(planned, date), changes: [], people };
    for (const [person, who] of [
      [ann, 'call'],
      [bo, 'bo'],
    ] as const) {
      const { text } = callMail(person, { ...day, link: '' });
      expect(text).toContain(`you are called at ${firstOf(rowsOn(date), who)}.`);
    }
  }

  for (const [person, key] of [
    [ann, 'callAt'],
    [bo, 'boAt'],
  ] as const) {
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
    expect(starts).toEqual(WEEK.map((row) => row[key].replaceAll(/[-:]/gu, '')));
  }

  const sources = { show, reports: [], entries: planned, people: [ann, bo], signIns: [] };
  for (const row of WEEK_PERFORMANCES) {
    const nowMs = Date.parse(row.callAt) - 60_000;
    expect(doorSheet(sources, nowMs).call).toBe(
      `Performance ${row.performance}, ${row.start} London time`,
    );
    expect(missingPeople(sources, nowMs)?.dueAtMs).toBe(Date.parse(row.callAt));
    expect(roomAt(roomPerformances(sources, nowMs, true), nowMs)).toEqual(roomOf(row));
    open(reportPath('hamlet', row.id));
    expect(await screen.findByLabelText('Start')).toHaveValue(row.start);
    expect(screen.getByLabelText('Date')).toHaveValue(row.date);
    const sheet = within(screen.getByRole('region', { name: 'Report' }));
    expect(sheet.getByText(`${row.start} London time`)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      `Performance ${row.performance}`,
    );
    cleanup();
  }
});
