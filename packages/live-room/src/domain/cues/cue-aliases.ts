import { type Department, departmentIdSchema } from './cue-schema';
import * as v from 'valibot';

/** Abbreviations that say the same department, each group with what the department is called. */
const ALIASES: readonly { readonly ids: readonly string[]; readonly name: string }[] = [
  { ids: ['LX', 'ELX', 'EL', 'LQ', 'LIGHTS', 'LIGHT'], name: 'Lights' },
  { ids: ['SQ', 'SND', 'SD', 'SOUND'], name: 'Sound' },
  { ids: ['FLY', 'FLYS', 'FLIES', 'RAIL'], name: 'Fly' },
  { ids: ['AUTO', 'AUTOM'], name: 'Automation' },
  { ids: ['VID', 'VX', 'VIDEO', 'PROJ'], name: 'Video' },
  { ids: ['FS', 'SPOT', 'SPOTS'], name: 'Follow spot' },
  { ids: ['DECK', 'STAGE'], name: 'Deck' },
];

/** The letters with which a line begins, in capitals. */
function firstWord(text: string): string {
  return /^\s*(\p{L}+)/u.exec(text)?.[1]?.toUpperCase() ?? '';
}

/**
 * The name of a cue with the department as this show abbreviates it: `SND 3` where the show has SQ, `ELX 3` where it has
 * LX. A `Q` between department and number says no more: `LX Q12`.
 */
export function withAliases(text: string, departments: readonly Department[]): string {
  const has = (id: string) => departments.some((department) => department.id === id);
  const written = text.replace(/^(\s*\p{L}+\s*)\bQ\s*(?=\d)/iu, '$1').trim();
  const word = firstWord(written);
  if (word === '') return written;
  // `LXQ12` and `SNDQ 12`: the Q of the cue, at the end of the department.
  const forms = word.endsWith('Q') && !has(word) ? [word, word.slice(0, -1)] : [word];
  for (const form of forms) {
    const group = ALIASES.find(({ ids }) => ids.includes(form))?.ids ?? [form];
    const own = [form, ...group].find(has);
    if (own !== undefined) return own + written.slice(word.length);
  }
  return written;
}

/** The department with which a line begins and that the show does not have; undefined where there is none. */
export function missingDepartment(
  line: string,
  departments: readonly Department[],
): Department | undefined {
  const word = firstWord(line);
  const isKnown = departments.some(({ id }) => firstWord(withAliases(line, departments)) === id);
  if (isKnown || !v.is(departmentIdSchema, word)) return undefined;
  return { id: word, name: ALIASES.find(({ ids }) => ids.includes(word))?.name ?? word };
}
