import type { Department } from '../../state/cue-schema';

/** Names of the same department in different houses. A sheet has its own name for it. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['lx', 'lights', 'light', 'lighting', 'lq', 'electrics', 'elx', 'elec', 'e'],
  ['sq', 'sound', 'snd', 'sfx', 'audio', 'sd', 's'],
  ['fly', 'flies', 'flys', 'rail', 'fly rail', 'flyrail'],
  ['auto', 'automation'],
  ['vid', 'video', 'vq', 'projection', 'projections', 'proj', 'pq', 'av', 'media'],
  ['fs', 'follow spot', 'follow spots', 'followspot', 'followspots', 'spot', 'spots'],
  ['deck', 'stage', 'crew', 'deck crew', 'run crew', 'set', 'props'],
];

const wordsOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, ' ')
    .replace(/[.:]$/u, '');

/** Finds a department by its own abbreviation or name. */
export function ownDepartment(
  text: string,
  departments: readonly Department[],
): Department | undefined {
  const words = wordsOf(text);
  return departments.find(({ id, name }) => wordsOf(id) === words || wordsOf(name) === words);
}

/** Finds a department by its abbreviation, its name, or a name that other houses use. */
export function findDepartment(
  text: string,
  departments: readonly Department[],
): Department | undefined {
  const words = wordsOf(text);
  if (words === '') return undefined;
  const own = ownDepartment(text, departments);
  if (own) return own;
  const group = SYNONYMS.find((names) => names.includes(words));
  return departments.find(
    ({ id, name }) => group?.includes(wordsOf(id)) || group?.includes(wordsOf(name)),
  );
}

const CUES = /\s*(?:cues?|qs?|no\.?|number|#)$/u;

/** Finds the department in a column name, such as “LX” or “Sound cues”. */
export function departmentOfColumn(
  name: string,
  departments: readonly Department[],
): Department | undefined {
  const words = wordsOf(name);
  return findDepartment(words, departments) ?? findDepartment(words.replace(CUES, ''), departments);
}
