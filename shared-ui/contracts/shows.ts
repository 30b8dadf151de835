/** localStorage key under which the shows of this browser are stored. */
export const SHOWS_KEY = 'standby:shows';

/** The shows that everybody has before the first is added, so that their live rooms have names too. */
export const sampleShows = [
  { id: 'hamlet', title: 'Hamlet' },
  { id: 'cherry-orchard', title: 'The Cherry Orchard' },
  { id: 'importance-of-being-earnest', title: 'The Importance of Being Earnest' },
  { id: 'cyrano-de-bergerac', title: 'Cyrano de Bergerac' },
  { id: 'midsummer-nights-dream', title: "A Midsummer Night's Dream" },
  { id: 'dolls-house', title: "A Doll's House" },
  {
    id: 'henry-iv-part-two',
    title:
      'The Second Part of Henry the Fourth, Continuing to His Death, and the Coronation of Henry the Fifth',
  },
  { id: 'miss-julie', title: 'Fröken Julie (Miss Julie)' },
  { id: 'oedipus', title: 'Οἰδίπους Τύραννος · Oedipus Rex' },
] as const;

interface ShowTitle {
  readonly id: string;
  readonly title: string;
}

function isShowTitle(item: unknown): item is ShowTitle {
  const show = item as Partial<ShowTitle> | null | undefined;
  return typeof show?.id === 'string' && typeof show.title === 'string';
}

function readTitles(raw: string): readonly ShowTitle[] | undefined {
  try {
    const { entries } = JSON.parse(raw) as { entries?: unknown };
    if (!Array.isArray(entries)) return undefined;
    return entries.map((entry: { item?: unknown } | null) => entry?.item).filter(isShowTitle);
  } catch {
    return undefined;
  }
}

/**
 * The title of a show, given what is stored under `SHOWS_KEY`; undefined where no show has the id.
 * While nothing readable is stored the shows are the samples.
 */
export function readShowTitle(raw: string | null, id: string): string | undefined {
  const shows = raw === null ? sampleShows : (readTitles(raw) ?? sampleShows);
  return shows.find((show) => show.id === id)?.title;
}
