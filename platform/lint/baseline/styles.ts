import { AtRule, type ChildNode, type Declaration, type Node, parse, type Rule } from 'postcss';
import { keysNamed } from './support.ts';

/** A feature that a style sheet uses. */
interface CssFeature {
  /** Line number, starting at 1. */
  readonly line: number;
  readonly keys: readonly string[];
}

const STRINGS_AND_URLS = /"[^"]*"|'[^']*'|url\([^)]*\)/gu;
const WORDS = /(?<![\w.#-])-*[a-z][\w-]*\(?/giu;
const UNITS = /\d(?<unit>[a-z]+)/giu;
const PSEUDO = /::?(?<name>[a-z][a-z-]*)/giu;
const MEDIA_FEATURES = /\(\s*(?<name>[a-z][a-z-]*)/giu;

/** Units that the data files in groups. */
const UNIT_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^dv/u, 'viewport_percentage_units_dynamic'],
  [/^lv/u, 'viewport_percentage_units_large'],
  [/^sv/u, 'viewport_percentage_units_small'],
  [/^cq/u, 'container_query_length_units'],
];

function unitKey(unit: string): string {
  const [, group = unit] = UNIT_GROUPS.find(([pattern]) => pattern.test(unit)) ?? [];
  return `css.types.length.${group}`;
}

function functionKeys(name: string): string[] {
  const keys = [...keysNamed(name), ...keysNamed(`${name}-function`)];
  return keys.filter((key) => key.startsWith('css.types.'));
}

function named(text: string, pattern: RegExp, group: string): string[] {
  return Array.from(text.matchAll(pattern), ({ groups }) => groups?.[group] ?? '');
}

function ofDeclaration({ prop, value, parent }: Declaration): string[][] {
  const property =
    parent instanceof AtRule ? `css.at-rules.${parent.name}.${prop}` : `css.properties.${prop}`;
  const text = value.replaceAll(STRINGS_AND_URLS, '');
  const words = (text.match(WORDS) ?? []).map((word) => {
    const name = word.replace('(', '');
    const keyword = `${property}.${name}`;
    return name === word ? [keyword] : functionKeys(name).concat(keyword);
  });
  const units = named(text, UNITS, 'unit').map((unit) => [unitKey(unit)]);
  return [[property], ...words, ...units];
}

function ofAtRule({ name, params }: AtRule): string[][] {
  const key = `css.at-rules.${name}`;
  return [[key], ...named(params, MEDIA_FEATURES, 'name').map((feature) => [`${key}.${feature}`])];
}

function ofRule({ selector }: Rule): string[][] {
  return named(selector, PSEUDO, 'name').map((name) => [`css.selectors.${name}`]);
}

/** Whether an `@supports` condition of the style sheet hides a node from older browsers. */
function isGuarded({ parent }: Node): boolean {
  if (parent === undefined || parent.type === 'root') return false;
  if (parent instanceof AtRule && parent.name === 'supports') return true;
  return isGuarded(parent);
}

function featuresOf(node: ChildNode): string[][] {
  if (node.type === 'decl') return ofDeclaration(node);
  if (node.type === 'atrule') return ofAtRule(node);
  if (node.type === 'rule') return ofRule(node);
  return [];
}

/**
 * Returns the features that a style sheet uses: properties with their keywords, functions and
 * units, at-rules with the features that they query, and pseudo-classes. Rules inside `@supports`
 * do not count.
 *
 * @throws {Error} for CSS that cannot be parsed
 */
export function cssFeatures(css: string): CssFeature[] {
  const found: CssFeature[] = [];
  parse(css).walk((node) => {
    if (isGuarded(node)) return;
    const line = node.source?.start?.line ?? 1;
    for (const keys of featuresOf(node)) found.push({ line, keys });
  });
  return found;
}

/** Text before an interpolation that is a whole statement or selector. */
const STATEMENT_BEFORE = /(?:^|[;{}]|\*\/)\s*$/u;
const STATEMENT_AFTER = /^\s*(?:;|\n|$|\})/u;

/**
 * Returns the CSS of a template literal, with the same line numbers. An interpolated statement (a
 * mixin) is dropped; any other interpolation becomes a name that no feature has.
 *
 * @param parts text between the interpolations
 * @param heights number of line breaks in each interpolation
 */
export function templateCss(parts: readonly string[], heights: readonly number[]): string {
  return parts.slice(1).reduce((css, part, index) => {
    const isStatement = STATEMENT_BEFORE.test(css) && STATEMENT_AFTER.test(part);
    return css + (isStatement ? '' : '__') + '\n'.repeat(heights[index] ?? 0) + part;
  }, parts[0] ?? '');
}
