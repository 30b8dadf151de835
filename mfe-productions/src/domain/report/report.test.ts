import { CURTAIN_MS } from '@standby/live-room/testing/builders';
import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import { parseForm } from '@standby/forms/validation';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { makeReport } from '../../testing/make-report';
import { actLengths, performancesOf } from './act-lengths';
import { mergedNotes, notesByDepartment } from '@standby/show-report/notes';
import { withNote } from '../notes/report-notes';
import {
  correctionOf,
  editReport,
  latestReports,
  newReport,
  nextNumber,
  reportSchema,
  versionsOf,
} from './report';
import { formOfReport, recipientsSchema, reportFormSchema } from './report-form';
import { reportCsv, reportMailText, reportSheet } from '@standby/show-report/sheet';
import { lateText, timeRows } from '@standby/show-report/text';

const MINUTE = 60_000;
const NOW = '2025-01-16T09:00:00.000Z';
const show = { title: 'Hamlet', venue: 'Harbour Playhouse', timezone: 'EST' } as const;
/** Planned start at half past seven in the evening, New York time. */
const START_MS = CURTAIN_MS + 5 * 60 * MINUTE;
const at = (minutes: number): number => START_MS + minutes * MINUTE;
const facts: NightFacts = {
  curtainAtMs: at(0),
  upAtMs: at(3),
  downAtMs: at(68),
  runMs: 50 * MINUTE,
  showMs: 65 * MINUTE,
  calls: [{ name: 'Half', dueAtMs: at(-35), givenAtMs: at(-34) }],
  parts: [
    { name: 'Act 1', kind: 'act', upAtMs: at(3), downAtMs: at(23), runningMs: 18 * MINUTE },
    { name: 'Interval', kind: 'interval', upAtMs: at(23), downAtMs: at(38), runningMs: 0 },
    { name: 'Act 2', kind: 'act', upAtMs: at(38), downAtMs: at(68), runningMs: 0 },
  ],
  holds: [{ atMs: at(13), name: 'Act 1', lengthMs: 2 * MINUTE, reason: 'Trap open' }],
  cues: [{ atMs: at(14), outcome: 'skipped', text: 'LX 12' }],
  notes: [
    { id: 'desk:7', atMs: at(10), moment: 'Act 1, 0:07:00', department: 'Lighting', text: '=LX' },
  ],
};

describe('a report', () => {
  it('is immutable after it was sent, and is corrected by a new version', () => {
    const sent = { ...makeReport(12), sentAt: NOW, sentTo: ['a@example.com'] };
    expect(() => editReport(sent, { house: '400' }, NOW)).toThrow('has been sent');
    const second = newReport(correctionOf(sent), { id: 'second', at: NOW });
    expect(second).toMatchObject({ version: 2, corrects: sent.id, sentAt: '', sentTo: [] });
    expect(editReport(second, { house: '400' }, NOW).house).toBe('400');
    expect(latestReports([sent, second])).toEqual([second]);
    expect(versionsOf(sent, [sent, second])).toEqual([second, sent]);
  });

  it('keeps its show', () => {
    expect(editReport(makeReport(1), { showId: 'other' }, NOW).showId).toBe('hamlet');
  });

  it('is listed with the latest performance first, and the next one gets the next number', () => {
    const reports = [1, 3, 2].map((number) => makeReport(number, { date: `2025-01-0${number}` }));
    expect(latestReports(reports).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(nextNumber(reports, 'performance')).toBe(4);
    expect(nextNumber(reports, 'rehearsal')).toBe(1);
  });

  it('tolerates versions that form a circle', () => {
    const one = { ...makeReport(1), id: 'one', corrects: 'two' };
    const two = { ...makeReport(1), id: 'two', corrects: 'one' };
    expect(versionsOf(one, [one, two])).toHaveLength(2);
  });

  it('is stored unchanged', () => {
    const report = makeReport(12, { facts });
    expect(v.parse(reportSchema, JSON.parse(JSON.stringify(report)))).toEqual(report);
  });
});

describe('the form of a report', () => {
  it('returns the same report again', () => {
    const parsed = parseForm(reportFormSchema, formOfReport(makeReport(12, { house: '412' })));
    expect(parsed).toMatchObject({ isValid: true, content: { number: 12, house: '412' } });
  });

  test.each([
    ['number', '0'],
    ['number', '1.5'],
    ['date', '2025-02-30'],
    ['startTime', '25:00'],
    ['house', 'x'.repeat(121)],
    ['summary', 'x'.repeat(2001)],
  ])('refuses %s %s', (field, value) => {
    const form = { ...formOfReport(makeReport(12)), [field]: value };
    expect(Object.keys(parseForm(reportFormSchema, form).errors)).toEqual([field]);
  });

  test.each<[string, string[] | undefined]>([
    ['a@b.de, c@d.fr;a@b.de\ne@f.it', ['a@b.de', 'c@d.fr', 'e@f.it']],
    ['', undefined],
    ['a@b.de, nobody', undefined],
    [Array.from({ length: 51 }, (_, place) => `p${place}@b.de`).join(' '), undefined],
  ])('reads the addresses of %j', (list, addresses) => {
    const parsed = v.safeParse(recipientsSchema, list);
    expect(parsed.success ? parsed.output : undefined).toEqual(addresses);
  });
});

describe('the notes of a report', () => {
  it('reword, omit and extend the notes of the room', () => {
    const own = { id: 'own', atMs: null, moment: '', department: 'Sound', text: 'Hum in Q4' };
    const [ofRoom] = facts.notes;
    expect(mergedNotes([own], facts)).toEqual([ofRoom, own]);
    const reworded = withNote([own], { ...own, id: 'desk:7', text: 'LX 12 late' });
    expect(
      mergedNotes(reworded, facts)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(['Hum in Q4', 'LX 12 late']);
    const left = withNote(reworded, { ...own, id: 'desk:7', text: '' });
    expect(mergedNotes(left, facts)).toEqual([own]);
    expect(
      notesByDepartment(mergedNotes([own], facts)).map(({ department }) => department),
    ).toEqual(['Lighting', 'Sound']);
  });
});

describe('the text of a report', () => {
  test.each([
    [0, 59_000, 'on time'],
    [0, 60_000, '1 min late'],
    [0, -125_000, '2 min early'],
    [null, 5, ''],
  ])('planned %s, done %s: %s', (planned, done, text) => {
    expect(lateText(planned, done)).toBe(text);
  });

  it('shows the times at the venue', () => {
    const rows = timeRows(facts, 'EST', '24-hour').map((row) =>
      Object.values(row).filter(Boolean).join(' '),
    );
    expect(rows).toEqual([
      'Half 18:55 18:56 1 min late',
      'Curtain up 19:30 19:33 3 min late',
      'Act 1 19:33 19:53 0:20:00',
      'Interval 19:53 20:08 0:15:00 interval',
      'Act 2 20:08 20:38 0:30:00',
      'Curtain down 20:38',
      'Run time 0:50:00 acts alone',
      'Show time 1:05:00 with intervals',
    ]);
  });

  it('is the same in a mail and in a spreadsheet, and no text becomes a formula', () => {
    const absence = { name: 'Oskar Weiss', position: 'Ghost', state: 'late', at: '19:10' } as const;
    const report = makeReport(12, { facts, house: '412 of 500', absences: [absence] });
    const sheet = reportSheet(report, show, '24-hour');
    const mail = reportMailText(sheet);
    for (const line of [
      'Hamlet · Performance 12',
      'House: 412 of 500',
      'Curtain up: 19:33, planned 19:30, 3 min late',
      '19:43, Act 1, 0:02:00: Trap open',
      '19:44, LX 12, skipped',
      'Oskar Weiss (Ghost), late, 19:10',
      'NOTES: LIGHTING',
      'Act 1, 0:07:00: =LX',
    ]) {
      expect(mail).toContain(line);
    }
    expect(mail).not.toContain('Weather');
    const on12 = reportMailText(reportSheet(report, show, '12-hour'));
    for (const line of [
      'Start: 7:30 PM EST',
      'Curtain up: 7:33 PM, planned 7:30 PM, 3 min late',
      'Oskar Weiss (Ghost), late, 7:10 PM',
    ]) {
      expect(on12).toContain(line);
    }
    expect(reportCsv(sheet)).toContain('Note,Lighting,,"Act 1, 0:07:00",,,\'=LX\r\n');
  });
});

it('compares the acts over the performances, by the latest version of each report', () => {
  const first = makeReport(1, { facts, date: '2025-01-14' });
  const corrected = {
    ...makeReport(1, { facts, date: '2025-01-14' }),
    id: 'x',
    corrects: first.id,
  };
  const running = { name: 'Act 1', kind: 'act', upAtMs: at(0), downAtMs: null } as const;
  const open = { ...facts, parts: [{ ...running, runningMs: 0 }] };
  const lengths = actLengths([first, corrected, makeReport(2, { facts: open })]);
  expect(lengths).toEqual([
    { act: 'Act 1', points: [{ performance: 1, lengthMs: 20 * MINUTE }] },
    { act: 'Act 2', points: [{ performance: 1, lengthMs: 30 * MINUTE }] },
  ]);
  expect(performancesOf(lengths)).toEqual([1]);
});
