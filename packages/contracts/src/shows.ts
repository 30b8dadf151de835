import { fieldsOf } from './objects';
import { readStoredItems } from './stored-items';
import { isTimezone, zoneOf } from './zones';

/** localStorage key of this browser's shows. */
export const SHOWS_KEY = 'standby:shows';

/** Shows of a new browser, so that their live rooms have names and a curtain time. */
export const sampleShows = [
  { id: 'hamlet', title: 'Hamlet', startTime: '19:30', timezone: 'EST' },
  { id: 'cherry-orchard', title: 'The Cherry Orchard', startTime: '19:00', timezone: 'CST' },
  {
    id: 'importance-of-being-earnest',
    title: 'The Importance of Being Earnest',
    startTime: '20:00',
    timezone: 'MST',
  },
  { id: 'cyrano-de-bergerac', title: 'Cyrano de Bergerac', startTime: '19:30', timezone: 'PST' },
  {
    id: 'midsummer-nights-dream',
    title: "A Midsummer Night's Dream",
    startTime: '20:30',
    timezone: 'PST',
  },
  { id: 'dolls-house', title: "A Doll's House", startTime: '19:00', timezone: 'CST' },
  {
    id: 'henry-iv-part-two',
    title:
      'The Second Part of Henry the Fourth, Continuing to His Death, and the Coronation of Henry the Fifth',
    startTime: '18:00',
    timezone: 'EST',
  },
  { id: 'miss-julie', title: 'Fröken Julie (Miss Julie)', startTime: '21:00', timezone: 'MST' },
  { id: 'oedipus', title: 'Οἰδίπους Τύραννος · Oedipus Rex', startTime: '20:00', timezone: 'EST' },
] as const;

export interface ShowTitle {
  readonly id: string;
  readonly title: string;
}

/** Start of a show: HH:MM on the wall clock of a named zone. */
export interface ShowStart {
  readonly startTime: string;
  readonly timezone: string;
}

const WALL_TIME = /^\d\d:\d\d$/u;

/** Returns a show's start as it is stored; undefined when the show has none. */
export function showStartOf(show: unknown): ShowStart | undefined {
  const { startTime, timezone = '' } = fieldsOf(show);
  if (typeof startTime !== 'string' || typeof timezone !== 'string') return undefined;
  return WALL_TIME.test(startTime) ? { startTime, timezone } : undefined;
}

/** Returns the IANA zone of a show as it is stored; undefined when it names none. */
export function showZoneOf(show: unknown): string | undefined {
  const { timezone } = fieldsOf(show);
  return typeof timezone === 'string' && isTimezone(timezone) ? zoneOf(timezone) : undefined;
}

function isShowTitle(item: unknown): item is ShowTitle {
  const { id, title } = fieldsOf(item);
  return typeof id === 'string' && typeof title === 'string';
}

/**
 * Returns the title of a show from the value stored under `SHOWS_KEY`; undefined when no show has the id. The sample
 * shows count while nothing readable is stored.
 */
export function readShowTitle(raw: string | null, id: string): string | undefined {
  return readShow(raw, id)?.title;
}

/** Returns the start of a show from the value stored under `SHOWS_KEY`, as `readShowTitle` does. */
export function readShowStart(raw: string | null, id: string): ShowStart | undefined {
  return showStartOf(readShow(raw, id));
}

/** Returns the IANA zone of a show from the value stored under `SHOWS_KEY`, as `readShowTitle` does. */
export function readShowZone(raw: string | null, id: string): string | undefined {
  return showZoneOf(readShow(raw, id));
}

/** Returns the shows from the value stored under `SHOWS_KEY`, as `readShowTitle` does. */
export function readShowTitles(raw: string | null): readonly ShowTitle[] {
  return readStoredItems(raw)?.filter(isShowTitle) ?? sampleShows;
}

function readShow(raw: string | null, id: string): ShowTitle | undefined {
  return readShowTitles(raw).find((show) => show.id === id);
}
