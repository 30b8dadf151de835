import {
  firstOf,
  OPENING_BEFORE,
  roomOf,
  rowsOn,
  WEEK,
  WEEK_DATES,
  WEEK_PERFORMANCES,
  type WeekRow,
} from './week';

const WEEK_PEOPLE = ['ann', 'bo'] as const;
export type WeekPerson = (typeof WEEK_PEOPLE)[number];

/** A row of a call, as each surface words it. */
interface CallLine {
  /** `20:00 – 22:45` */
  readonly span: string;
  /** `Full company at 19:25. Bo at 17:45` */
  readonly called: string;
}

/** Expected content of the daily call of a date. */
export interface CallOfDate {
  readonly date: string;
  readonly lines: readonly CallLine[];
  /** First call of each person. */
  readonly first: Readonly<Record<WeekPerson, string>>;
}

/** Expected content of a performance, one minute before its half. */
export interface NightOfWeek {
  readonly row: WeekRow;
  /** `Performance 1` */
  readonly name: string;
  /** Name and start, as the stage door and the report word them: `20:00 London time`. */
  readonly startText: string;
  readonly room: ReturnType<typeof roomOf>;
}

/**
 * Surfaces of one mode. Each `expect` compares what the mode shows with the table, and fails the
 * test of the mode if they differ.
 */
interface WeekSurfaces {
  /** Sets the clock of all surfaces. */
  readonly setClock: (instant: string) => Promise<void>;
  /** Moves the opening in the schedule, after its call went out. */
  readonly moveOpening: () => Promise<void>;
  /**
   * Sends the call of a date, or notes that it was posted.
   *
   * @param change change that the surface names; undefined for a call that did not go out before
   */
  readonly sendCall: (date: string, change: string | undefined) => Promise<void>;
  /** Compares page, print and mails of a daily call, as far as the mode has them. */
  readonly expectCall: (call: CallOfDate) => Promise<void>;
  /** Compares a person's own page: a link leads there in connected mode, the company in sample mode. */
  readonly expectOwnPage: (
    person: WeekPerson,
    date: string,
    rows: readonly WeekRow[],
  ) => Promise<void>;
  /** Compares the starts in a person's calendar, in order. */
  readonly expectCalendar: (person: WeekPerson, starts: readonly string[]) => Promise<void>;
  readonly expectDoor: (night: NightOfWeek) => Promise<void>;
  readonly expectRoom: (night: NightOfWeek) => Promise<void>;
  readonly expectReport: (night: NightOfWeek) => Promise<void>;
}

const OPENING_CHANGE = 'Performance, 20:00 – 22:45: was 19:30 – 22:15';

const lineOf = ({ start, end, call, bo }: WeekRow): CallLine => ({
  span: `${start} – ${end}`,
  called: `Full company${call === start ? '' : ` at ${call}`}${bo === call ? '' : `. Bo at ${bo}`}`,
});

const callOf = (date: string, rows: readonly WeekRow[]): CallOfDate => ({
  date,
  lines: rows.map(lineOf),
  first: { ann: firstOf(rows, 'call'), bo: firstOf(rows, 'bo') },
});

/** Daily call of the opening, as it went out before its move. */
export const CALL_BEFORE = callOf(OPENING_BEFORE.date, [OPENING_BEFORE]);

/** Daily calls of the week, after the move of the opening. */
export const CALLS = WEEK_DATES.map((date) => callOf(date, rowsOn(date)));

const nightOf = (row: WeekRow): NightOfWeek => ({
  row,
  name: `Performance ${row.performance}`,
  startText: `${row.start} London time`,
  room: roomOf(row),
});

const MINUTE_MS = 60_000;

/** Goes through the entered week, and compares each time on each surface with the table. */
export async function compareWeek(surfaces: WeekSurfaces): Promise<void> {
  await surfaces.setClock('2026-10-20T17:00:00Z');
  const { date: openingDate } = OPENING_BEFORE;
  await surfaces.sendCall(openingDate, undefined);
  await surfaces.expectCall(CALL_BEFORE);
  await surfaces.moveOpening();

  for (const call of CALLS) {
    const { date } = call;
    await surfaces.setClock(`${date}T05:00:00Z`);
    await surfaces.sendCall(date, date === openingDate ? OPENING_CHANGE : undefined);
    await surfaces.expectCall(call);
    for (const person of WEEK_PEOPLE) {
      await surfaces.expectOwnPage(person, date, rowsOn(date));
    }
  }

  await surfaces.setClock('2026-10-19T05:00:00Z');
  const startsOf = { ann: WEEK.map((row) => row.callAt), bo: WEEK.map((row) => row.boAt) };
  for (const person of WEEK_PEOPLE) await surfaces.expectCalendar(person, startsOf[person]);

  for (const night of WEEK_PERFORMANCES.map(nightOf)) {
    await surfaces.setClock(new Date(Date.parse(night.row.callAt) - MINUTE_MS).toISOString());
    await surfaces.expectDoor(night);
    await surfaces.expectRoom(night);
    await surfaces.expectReport(night);
  }
}
