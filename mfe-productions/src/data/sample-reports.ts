import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import { newReport, reportWith, type Report } from '../domain/report/report';
import { instantsOf } from '../domain/timezone';

const MINUTE = 60_000;
/**
 * Milliseconds from the creation of the report until it is sent, some time after the curtain falls.
 */
const SENT_AFTER_MS = 290 * MINUTE;

interface Sample {
  readonly date: string;
  readonly house: string;
  readonly weather: string;
  readonly lateMin: number;
  /** Lengths in minutes: first act, interval, second act. */
  readonly lengths: readonly [number, number, number];
  readonly summary: string;
  readonly hold?: {
    readonly afterMin: number;
    readonly lengthMin: number;
    readonly reason: string;
  };
  readonly note?: { readonly department: string; readonly text: string };
}

/** The first performances of Hamlet. */
const nights: readonly Sample[] = [
  {
    date: '2025-01-10',
    house: '486 of 500',
    weather: 'Clear, −4 °C',
    lateMin: 6,
    lengths: [82, 21, 71],
    summary: 'First night. A warm house; four calls.',
    hold: { afterMin: 54, lengthMin: 3, reason: 'The trap did not lock' },
    note: { department: 'Automation', text: 'Trap sensor checked and set anew before Act 2.' },
  },
  {
    date: '2025-01-11',
    house: '500 of 500',
    weather: 'Snow',
    lateMin: 9,
    lengths: [80, 22, 70],
    summary: 'Held for late coaches. A strong second act.',
    note: { department: 'Sound', text: 'Hum in the left fills from Q 31 on.' },
  },
  {
    date: '2025-01-14',
    house: '372 of 500',
    weather: 'Rain, 3 °C',
    lateMin: 3,
    lengths: [79, 20, 69],
    summary: 'A quiet, attentive house.',
    hold: { afterMin: 31, lengthMin: 2, reason: 'A follow spot went out' },
    note: { department: 'Wardrobe', text: 'Laertes’ doublet torn at the left cuff.' },
  },
  {
    date: '2025-01-15',
    house: '401 of 500',
    weather: 'Clear, 0 °C',
    lateMin: 2,
    lengths: [78, 20, 68],
    summary: 'The shortest yet, and the fight was clean.',
  },
];

function factsOf({ date, lateMin, lengths, hold }: Sample): NightFacts {
  const curtainAtMs = instantsOf(date, '19:30', 'EST')[0] ?? 0;
  const upAtMs = curtainAtMs + lateMin * MINUTE;
  const [firstMin, intervalMin, secondMin] = lengths;
  const intervalAtMs = upAtMs + firstMin * MINUTE;
  const secondAtMs = intervalAtMs + intervalMin * MINUTE;
  const downAtMs = secondAtMs + secondMin * MINUTE;
  const part = (name: string, kind: 'act' | 'interval', from: number, to: number) => {
    return { name, kind, upAtMs: from, downAtMs: to, runningMs: to - from };
  };
  const call = (name: string, minutes: number) => {
    const dueAtMs = curtainAtMs - minutes * MINUTE;
    return { name, dueAtMs, givenAtMs: dueAtMs + MINUTE / 4 };
  };
  return {
    curtainAtMs,
    upAtMs,
    downAtMs,
    runMs: (firstMin + secondMin) * MINUTE,
    showMs: downAtMs - upAtMs,
    calls: [call('Half', 35), call('Quarter', 20), call('Five', 10), call('Beginners', 5)],
    parts: [
      part('Act 1', 'act', upAtMs, intervalAtMs),
      part('Interval', 'interval', intervalAtMs, secondAtMs),
      part('Act 2', 'act', secondAtMs, downAtMs),
    ],
    holds: hold
      ? [
          {
            atMs: upAtMs + hold.afterMin * MINUTE,
            name: 'Act 1',
            lengthMs: hold.lengthMin * MINUTE,
            reason: hold.reason,
          },
        ]
      : [],
    cues: [],
    notes: [],
  };
}

/** Number of sent reports: the first weekend's. */
const SENT_COUNT = 2;

/** Late arrival at the second performance, as in the sign-in sheet. */
const LATE = { name: 'Oskar Weiss', position: 'Ghost', state: 'late', at: '19:10' } as const;

/** Reports of a sample show's performances, latest first. */
export const sampleReports: readonly Report[] = nights
  .map((night, index) => {
    const { date, house, weather, summary, note } = night;
    const number = index + 1;
    const content = reportWith({
      showId: 'hamlet',
      kind: 'performance',
      number,
      date,
      startTime: '19:30',
      house,
      weather,
      summary,
      notes: note ? [{ id: `note-${number}`, atMs: null, moment: '', ...note }] : [],
      facts: factsOf(night),
      absences: number === 2 ? [LATE] : [],
    });
    const id = `hamlet-performance-${number}`;
    const report = newReport(content, { id, at: `${date}T23:30:00.000Z` });
    if (number > SENT_COUNT) return report;
    const sentAt = new Date(Date.parse(report.updatedAt) + SENT_AFTER_MS).toISOString();
    const sentTo = ['producers@example.com', 'director@example.com'];
    return Object.assign(report, { sentAt, sentTo });
  })
  .toReversed();
