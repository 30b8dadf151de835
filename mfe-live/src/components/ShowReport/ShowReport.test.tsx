import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ScheduledPerformance } from '@standby/contracts';
import { dateOf } from '@standby/live-room/domain/time/time';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { noteAct } from '@standby/live-room/domain/performance/notes';
import { giveCall, toggle } from '@standby/live-room/testing/desk-acts';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { ShowReport, type ShowReportProps } from './ShowReport';

const MINUTE = 60_000;

const written = {
  kind: 'performance',
  number: 12,
  version: 1,
  date: dateOf(CURTAIN_MS),
  startTime: '19:30',
  house: '412 of 500',
  weather: 'Rain',
  summary: 'A warm house.',
  incidents: '',
  understudies: '',
  notes: [],
  absences: [{ name: 'Idris', position: 'Horatio', state: 'late', at: '19:05' }],
  facts: null,
} as const;

const evening: ScheduledPerformance = {
  id: 'e12',
  name: 'Performance 12',
  date: dateOf(CURTAIN_MS),
  startAtMs: CURTAIN_MS,
  endAtMs: CURTAIN_MS + 180 * MINUTE,
  custom: 'british',
  reportId: 'r12',
  isSent: false,
  report: {
    show: {
      title: 'Hamlet',
      venue: 'Old Vic',
      timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    report: written,
  },
};

async function openReport(
  harness = createRoomHarness(CURTAIN_MS),
  props: Partial<ShowReportProps> = {},
) {
  const { user } = renderInRoom(
    harness,
    'controller',
    <ShowReport open onClose={() => undefined} {...props} />,
  );
  return { user, report: within(await screen.findByRole('dialog', { name: 'Show report' })) };
}

/** Returns the texts of each row in the table of times. */
const rowsOf = (report: ReturnType<typeof within>) =>
  within(report.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) =>
      Array.from(children, ({ textContent }) => textContent)
        .filter((text) => text !== '')
        .join(' '),
    );

/** Plays an evening of two acts, of which the first begins two minutes late. */
async function playEvening() {
  const harness = createRoomHarness(CURTAIN_MS - 36 * MINUTE);
  const { machine } = harness;
  const room = harness.open('controller').room;
  room.dispatch({ type: 'set-curtain', curtainAtMs: CURTAIN_MS, custom: 'british' });
  await machine.advance(MINUTE);
  giveCall(room, 'half');
  await machine.advance(37 * MINUTE);
  toggle(room);
  await machine.advance(5 * MINUTE);
  room.dispatch(noteAct('Lighting', 'Cue 4 was late', CURTAIN_MS + 5 * MINUTE));
  toggle(room);
  return { harness, room };
}

describe('the report in the room', () => {
  it('has the show’s written parts, the schedule’s times, and the room’s times', async () => {
    const { harness } = await playEvening();
    const { report } = await openReport(harness, { performances: [evening], performance: evening });
    expect(report.getByRole('heading', { name: 'Hamlet · Performance 12' })).toBeVisible();
    const facts = report.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(1)).toEqual([
      expect.stringMatching(/^19:30 /u),
      'Old Vic',
      '412 of 500',
      'Rain',
    ]);
    expect(rowsOf(report).slice(0, 3)).toEqual([
      'Half 18:55 18:55 on time',
      'Curtain up 19:30 19:32 2 min late',
      'Timer 1 19:32 19:37 0:05:00',
    ]);
    for (const line of ['A warm house.', 'Idris (Horatio), late, 19:05']) {
      expect(report.getByText(line)).toBeVisible();
    }
    expect(report.getByText('Cue 4 was late').closest('li')).toHaveTextContent('Timer 1, 0:03:00');
    expect(
      report.getByRole('link', { name: 'Write the report of performance 12' }),
    ).toHaveAttribute('href', '/shows/hamlet/reports/r12');
  });

  it('links to the schedule entry of a performance without a written report', async () => {
    const { report: _report, ...unwritten } = { ...evening, reportId: '' };
    const { report } = await openReport(undefined, { performance: unwritten });
    expect(report.getByRole('heading', { name: 'Hamlet · Performance 12' })).toBeVisible();
    expect(
      report.getByRole('link', { name: 'Write the report of performance 12' }),
    ).toHaveAttribute('href', '/shows/hamlet/reports/e12');
  });

  it('explains its contents before anything has happened', async () => {
    const { report } = await openReport();
    expect(report.getByRole('heading', { name: 'Hamlet · Performance' })).toBeVisible();
    expect(report.getByText(/^The live room has no times of this yet/u)).toBeVisible();
  });

  it('shows an earlier performance, with its notes', async () => {
    const { room, harness } = await playEvening();
    room.dispatch({ type: 'end-performance' });
    await harness.machine.advance(MINUTE);
    const tomorrow = {
      ...evening,
      id: 'e13',
      name: 'Performance 13',
      startAtMs: CURTAIN_MS + 24 * 60 * MINUTE,
      endAtMs: CURTAIN_MS + 27 * 60 * MINUTE,
      report: undefined,
    };
    const { report, user } = await openReport(harness, {
      performances: [evening, tomorrow],
      performance: tomorrow,
    });
    expect(report.getByRole('heading', { name: 'Hamlet · Performance 13' })).toBeVisible();
    expect(report.queryByText('Cue 4 was late')).not.toBeInTheDocument();
    await user.click(report.getByRole('combobox', { name: 'Performance' }));
    await user.click((await screen.findAllByRole('option')).at(-1) ?? document.body);
    expect(report.getByRole('heading', { name: 'Hamlet · Performance 12' })).toBeVisible();
    expect(report.getByText('Cue 4 was late')).toBeVisible();
    expect(rowsOf(report)[2]).toBe('Timer 1 19:32 19:37 0:05:00');
  });

  it('no longer changes after it was sent', async () => {
    const { harness } = await playEvening();
    const sent = { ...evening, isSent: true };
    const { report } = await openReport(harness, { performances: [sent] });
    expect(report.getByText('412 of 500')).toBeVisible();
    expect(report.queryByText('Cue 4 was late')).not.toBeInTheDocument();
  });

  it('has a button that prints it', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { report, user } = await openReport();
    await user.click(report.getByText('Print'));
    expect(print).toHaveBeenCalledOnce();
  });
});
