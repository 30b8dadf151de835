import { fieldsOf } from './objects';

/** localStorage key under which the shows of this browser are stored. */
export const SHOWS_KEY = 'standby:shows';

/** The shows of a new browser, so that their live rooms have names and a curtain time too. */
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

/** When a show starts: HH:MM on a wall in a timezone as people call it. */
export interface ShowStart {
  readonly startTime: string;
  readonly timezone: string;
}

const WALL_TIME = /^\d\d:\d\d$/u;

/** When a show starts, as it is stored; undefined where that is not said. */
export function showStartOf(show: unknown): ShowStart | undefined {
  const { startTime, timezone = '' } = fieldsOf(show);
  if (typeof startTime !== 'string' || typeof timezone !== 'string') return undefined;
  return WALL_TIME.test(startTime) ? { startTime, timezone } : undefined;
}

function isShowTitle(item: unknown): item is ShowTitle {
  const { id, title } = fieldsOf(item);
  return typeof id === 'string' && typeof title === 'string';
}

function readTitles(raw: string): readonly ShowTitle[] | undefined {
  try {
    const { entries } = fieldsOf(JSON.parse(raw));
    if (!Array.isArray(entries)) return undefined;
    return entries.map((entry) => fieldsOf(entry)['item']).filter(isShowTitle);
  } catch {
    return undefined;
  }
}

/**
 * The title of a show, given what is stored under `SHOWS_KEY`; undefined where no show has the id.
 * While nothing readable is stored the shows are the samples.
 */
export function readShowTitle(raw: string | null, id: string): string | undefined {
  return readShow(raw, id)?.title;
}

/** When a show starts, given what is stored under `SHOWS_KEY`, as `readShowTitle`. */
export function readShowStart(raw: string | null, id: string): ShowStart | undefined {
  return showStartOf(readShow(raw, id));
}

/** The shows that are stored under `SHOWS_KEY`, as `readShowTitle`. */
export function readShowTitles(raw: string | null): readonly ShowTitle[] {
  return raw === null ? sampleShows : (readTitles(raw) ?? sampleShows);
}

function readShow(raw: string | null, id: string): ShowTitle | undefined {
  return readShowTitles(raw).find((show) => show.id === id);
}
