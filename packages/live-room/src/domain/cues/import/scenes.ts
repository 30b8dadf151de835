import { CUE_PLACE_MAX } from '../../state/cue-schema';

/*
 * Names of scenes as desks and designers write them. A sheet shortens them to their numbers: `1.2`
 * for “Act 1 Scene 2”.
 */

const WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const ROMANS = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
  'xvi',
  'xvii',
  'xviii',
  'xix',
  'xx',
];
const NUMBER = String.raw`(\d+[a-z]?(?:\.\d+[a-z]?)*|[a-z]+)`;
const ACT_AND_SCENE = new RegExp(
  String.raw`^act\s+${NUMBER}[\s,.:;/-]+(?:scene|sc\.?)\s+${NUMBER}(?![\w])`,
  'iu',
);
const SCENE = new RegExp(String.raw`^(?:act|scene|sc\.?)\s*${NUMBER}(?![\w])`, 'iu');

function numberOf(word: string): string | undefined {
  if (/^\d/u.test(word)) return word;
  const small = word.toLowerCase();
  const place = Math.max(WORDS.indexOf(small), ROMANS.indexOf(small));
  return place === -1 ? undefined : String(place + 1);
}

/** Returns the number of a scene, or the text as it stands. */
function shortScene(text: string): string {
  const [, act = '', ofAct = ''] = ACT_AND_SCENE.exec(text) ?? [];
  const numbers = [numberOf(act), numberOf(ofAct)];
  if (act !== '' && !numbers.includes(undefined)) return numbers.join('.');
  const number = numberOf(SCENE.exec(text)?.[1] ?? '');
  // The number of an act alone would be ambiguous: a scene may have the same one.
  return number !== undefined && !/^act/iu.test(text) ? number : text;
}

/**
 * Whether a text is only the number of a scene, so that it names the same scene as a longer text.
 */
const isBare = (text: string): boolean => /^(?:scene|sc\.?)?\s*[\w.]+$/iu.test(text);

/** An act and a scene in numbers, without a name. */
const NUMBERS_ALONE = /^act\s+\w+[\s,.:;/-]+(?:scene|sc\.?)\s+[\w.]+$/iu;

interface SceneNames {
  /**
   * Returns the name of a scene within the maximum length of a sheet, and a notice about any loss.
   */
  readonly nameOf: (text: string) => { readonly name: string; readonly notice?: string };
}

/**
 * Creates names for the scenes of a table, in which no two scenes share a name.
 *
 * @param isShortened whether numbers also replace texts that would fit
 */
export function sceneNames(isShortened: boolean): SceneNames {
  const names = new Map<string, string>();
  const owners = new Map<string, string>();

  const isFree = (name: string, text: string): boolean => {
    const owner = owners.get(name);
    return owner === undefined || owner === text || isBare(text) || isBare(owner);
  };
  function choose(text: string): string {
    const fits = text.length <= CUE_PLACE_MAX;
    const short = isShortened || !fits ? shortScene(text) : text;
    if (short.length <= CUE_PLACE_MAX && isFree(short, text)) return short;
    const cut = text.slice(0, CUE_PLACE_MAX).trim();
    if (isFree(cut, text)) return cut;
    for (let count = 2; ; count += 1) {
      const mark = ` ${count}`;
      const name = cut.slice(0, CUE_PLACE_MAX - mark.length).trim() + mark;
      if (isFree(name, text)) return name;
    }
  }

  return {
    nameOf(text) {
      const known = names.get(text);
      const name = known ?? choose(text);
      names.set(text, name);
      if (!owners.has(name) || isBare(owners.get(name) ?? '')) owners.set(name, text);
      const isWhole = name === text || isBare(text) || NUMBERS_ALONE.test(text);
      return isWhole ? { name } : { name, notice: `Scene “${text}” is shortened to “${name}”.` };
    },
  };
}
