import { type Department, departmentIdSchema } from '@standby/live-room/domain/state/cue-schema';
import * as v from 'valibot';

/** Groups of abbreviations for the same department, each with the department's name. */
const ALIASES: readonly { readonly ids: readonly string[]; readonly name: string }[] = [
  { ids: ['LX', 'ELX', 'EL', 'LQ', 'LIGHTS', 'LIGHT'], name: 'Lights' },
  { ids: ['SQ', 'SND', 'SD', 'SOUND'], name: 'Sound' },
  { ids: ['FLY', 'FLYS', 'FLIES', 'RAIL'], name: 'Fly' },
  { ids: ['AUTO', 'AUTOM'], name: 'Automation' },
  { ids: ['VID', 'VX', 'VIDEO', 'PROJ'], name: 'Video' },
  { ids: ['FS', 'SPOT', 'SPOTS'], name: 'Follow spot' },
  { ids: ['DECK', 'STAGE'], name: 'Deck' },
];

/** Returns the letters at the beginning of a line, in capitals. */
function firstWord(text: string): string {
  return /^\s*(\p{L}+)/u.exec(text)?.[1]?.toUpperCase() ?? '';
}

/**
 * Returns the name of a cue with the show's own abbreviation of the department: `SQ 3` for `SND 3`,
 * `LX 3` for `ELX 3`. A `Q` between department and number is dropped: `LX Q12`.
 */
export function withAliases(text: string, departments: readonly Department[]): string {
  const has = (id: string) => departments.some((department) => department.id === id);
  const written = text.replace(/^(\s*\p{L}+\s*)\bQ\s*(?=\d)/iu, '$1').trim();
  const word = firstWord(written);
  if (word === '') return written;
  // In `LXQ12` and `SNDQ 12`, the Q at the end of the department belongs to the cue.
  const forms = word.endsWith('Q') && !has(word) ? [word, word.slice(0, -1)] : [word];
  for (const form of forms) {
    const group = ALIASES.find(({ ids }) => ids.includes(form))?.ids ?? [form];
    const own = [form, ...group].find(has);
    if (own !== undefined) return own + written.slice(word.length);
  }
  return written;
}

/**
 * Returns the department at the beginning of a line if the show does not have it; otherwise
 * undefined.
 */
export function missingDepartment(
  line: string,
  departments: readonly Department[],
): Department | undefined {
  const word = firstWord(line);
  const isKnown = departments.some(({ id }) => firstWord(withAliases(line, departments)) === id);
  if (isKnown || !v.is(departmentIdSchema, word)) return undefined;
  return { id: word, name: ALIASES.find(({ ids }) => ids.includes(word))?.name ?? word };
}
