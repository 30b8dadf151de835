import { newEntry, type Entry, type EntryContent, type EntryKind } from '../domain/schedule/entry';
import { addDays, dateOf, DAYS_PER_WEEK, weekStart } from '../domain/schedule/wall';
import { wallOfInstant } from '../domain/schedule/zoned';
import type { Person } from '../domain/person';
import type { Show } from '../domain/show';
import { samplePeople } from './sample-people';
import { sampleReports } from './sample-reports';
import { sampleShows } from './sample-shows';

interface Sample {
  /** Days of the week on which the entry takes place, Monday being 0. */
  readonly days: readonly number[];
  readonly kind: EntryKind;
  readonly times?: readonly [start: string, end: string];
  readonly title?: string;
  readonly place?: string;
  /** Positions or departments that are called; undefined for everybody. */
  readonly called?: readonly string[];
  readonly notes?: string;
}

const EVENINGS = [1, 2, 3, 4, 5];

/**
 * Returns the weeks of a running show: a free Monday, eight performances, and understudy rehearsals
 * by day.
 */
const playing = (place: string, curtain: string): readonly Sample[] => [
  { days: [0], kind: 'day-off' },
  {
    days: EVENINGS,
    kind: 'performance',
    times: [curtain, '22:45'],
    place,
    notes: 'The half is 35 minutes before curtain up.',
  },
  { days: [5], kind: 'performance', title: 'Matinee', times: ['14:00', '17:15'], place },
  { days: [6], kind: 'performance', title: 'Matinee', times: ['15:00', '18:15'], place },
  {
    days: EVENINGS,
    kind: 'rehearsal',
    title: 'Fight call',
    times: ['18:40', '18:55'],
    place,
    called: ['Hamlet', 'Laertes', 'Fight captain', 'Deputy stage manager'],
  },
  {
    days: [2],
    kind: 'rehearsal',
    title: 'Understudies, acts 1 to 3',
    times: ['13:00', '17:00'],
    place: 'Rehearsal room 1',
    called: ['Laertes', 'Claudius', 'Player Queen', 'Ghost', 'Deputy stage manager'],
    notes: 'Off book, please.',
  },
  {
    days: [2],
    kind: 'fitting',
    title: 'Mad scene, new hem',
    times: ['14:00', '14:45'],
    place: 'Wardrobe, third floor',
    called: ['Player Queen', 'Dresser'],
  },
  {
    days: [4],
    kind: 'technical',
    title: 'Focus after the new lamp',
    times: ['10:00', '12:00'],
    place,
    called: ['LX operator', 'Technical director'],
  },
];

const REHEARSALS = [1, 2, 3, 4, 5];

/** Returns the rehearsal weeks before the technical week. */
const rehearsing = (place: string): readonly Sample[] => [
  { days: [6], kind: 'day-off' },
  {
    days: [0, ...REHEARSALS],
    kind: 'rehearsal',
    title: 'Scene work',
    times: ['10:00', '13:00'],
    place,
  },
  {
    days: REHEARSALS,
    kind: 'rehearsal',
    title: 'Text and music',
    times: ['14:00', '17:30'],
    place,
    called: ['Cast', 'Stage management', 'Director'],
  },
  {
    days: [3],
    kind: 'fitting',
    title: 'Act 2 costumes',
    times: ['17:45', '19:00'],
    place: 'Wardrobe',
    called: ['Cast'],
  },
];

/** Returns the week of the technical rehearsals, the dress rehearsals and the first night. */
const opening = (place: string, curtain: string): readonly Sample[] => [
  { days: [0], kind: 'day-off' },
  { days: [1, 2], kind: 'technical', title: 'Cue to cue', times: ['12:00', '22:00'], place },
  { days: [3], kind: 'dress', title: 'First dress', times: ['18:30', '22:30'], place },
  {
    days: [4],
    kind: 'dress',
    title: 'Final dress',
    times: ['13:00', '17:00'],
    place,
    notes: 'Photographer in the house.',
  },
  { days: [5], kind: 'performance', title: 'First night', times: [curtain, '22:30'], place },
];

function weeksOf({ id, status, startTime }: Show): readonly (readonly Sample[])[] {
  if (status === 'Completed') return [];
  const place = id === 'hamlet' ? 'Main Stage' : 'Stage';
  const plays = playing(place, startTime);
  if (status === 'Active') return [plays, plays, plays, plays];
  const hall = id === 'cherry-orchard' ? 'Church hall, Halsted Street' : 'Rehearsal hall';
  return [rehearsing(hall), rehearsing(hall), opening(place, startTime), plays];
}

const isAsked = ({ position, department }: Person, called: readonly string[]): boolean =>
  called.includes(position) || called.includes(department);

function contentOf(sample: Sample, date: string, show: Show): EntryContent {
  const { kind, title = '', place = '', notes = '', called, times } = sample;
  const company = samplePeople.filter(({ showId }) => showId === show.id);
  const people = called && company.filter((person) => isAsked(person, called));
  const [start, end] = times ?? ['00:00', '00:00'];
  return {
    showId: show.id,
    kind,
    title,
    startAt: `${date}T${start}`,
    endAt: `${times ? date : addDays(date, 1)}T${end}`,
    place,
    isFullCall: !people,
    calledIds: people?.map(({ id }) => id) ?? [],
    notes,
  };
}

/** Whether an entry agrees with the sample reports: every performance before the last one has its report. */
function isReported({ kind, startAt, showId }: Entry): boolean {
  const starts = sampleReports
    .filter((report) => report.showId === showId)
    .map(({ date, startTime }) => `${date}T${startTime}`);
  return kind !== 'performance' || starts.includes(startAt) || starts.every((at) => at < startAt);
}

/** Returns the schedule of a sample show from last week on, so that an entry always lies ahead. */
export function sampleEntries(showId: string, now: Date): readonly Entry[] {
  const show = sampleShows.find(({ id }) => id === showId);
  if (!show) return [];
  const monday = weekStart(dateOf(wallOfInstant(now.getTime(), show.timezone)));
  const at = `${monday}T00:00:00.000Z`;
  const entries = weeksOf(show).flatMap((week, place) =>
    week.flatMap((sample) =>
      sample.days.map((day) =>
        contentOf(sample, addDays(monday, (place - 1) * DAYS_PER_WEEK + day), show),
      ),
    ),
  );
  return entries
    .map((content, place) => newEntry(content, { id: `${showId}-entry-${place + 1}`, at }))
    .filter(({ isFullCall, calledIds }) => isFullCall || calledIds.length > 0)
    .filter(isReported);
}
