import { describe, expect, it } from 'vitest';
import favicon from '../../public/favicon.svg?raw';
import { media } from './media';
import css from './theme.css?raw';
import * as tokens from './tokens';

type Side = 'light' | 'dark';

const declarations = new Map(
  [...css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gmu)].map(([, name, value]) => [name, value]),
);

/** Returns a colour token's channels in one theme, 0 to 255. */
function channels(name: string, side: Side): number[] {
  const value = declarations.get(name) ?? '';
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/u.exec(value);
  const hex = pair?.[side === 'light' ? 1 : 2];
  if (!hex) throw new Error(`${name} is no pair of colours: ${value}`);
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

function linearChannels(name: string, side: Side): number[] {
  return channels(name, side).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
}

/** Returns the relative luminance, as WCAG 2 defines it. */
function luminance(name: string, side: Side): number {
  const [red = 0, green = 0, blue = 0] = linearChannels(name, side);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, side: Side): number {
  const [darker = 0, lighter = 0] = [luminance(one, side), luminance(other, side)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the hue in Oklab, in degrees. Equal distances look equal there (https://bottosson.github.io/posts/oklab). */
function hue(name: string, side: Side): number {
  const [red = 0, green = 0, blue = 0] = linearChannels(name, side);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const greenToRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blueToYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return (Math.atan2(blueToYellow, greenToRed) * 180) / Math.PI;
}

function hueDistance(one: string, other: string, side: Side): number {
  const distance = Math.abs(hue(one, side) - hue(other, side));
  return Math.min(distance, 360 - distance);
}

function references(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(/--[\w-]+/gu)].map(([name]) => name);
  return Object.values(value as object).flatMap(references);
}

const grounds = ['page', 'surface', 'raised', 'stage'];
const inks = ['text', 'text-muted', 'accent', 'go', 'standby', 'stop', 'info'];

/** Texts with their backgrounds, which need a contrast of 4.5 to 1. */
const textPairs = [
  ...grounds.flatMap((ground) => inks.map((ink) => [ink, ground])),
  ...['go', 'standby', 'stop', 'info'].flatMap((tone) => [
    [tone, `${tone}-soft`],
    ['text', `${tone}-soft`],
  ]),
  ['text', 'accent-soft'],
  ['text-muted', 'accent-soft'],
  ['stop', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-stop', 'stop'],
  ['on-stop', 'stop-hover'],
  ['night-bright', 'night'],
  ['night-dim', 'night'],
];

/**
 * Edges of controls, the focus ring and marks with their backgrounds, which need a contrast of 3 to
 * 1.
 */
const controlPairs = [
  ...[...grounds, 'accent-soft', 'go-soft', 'standby-soft', 'stop-soft', 'info-soft'].flatMap(
    (ground) => [
      ['control', ground],
      ['accent', ground],
    ],
  ),
  ...grounds.map((ground) => ['stop', ground]),
];

describe('the tokens', () => {
  it.each(references(tokens))('%s has a value in theme.css', (name) => {
    expect(declarations.get(name)).toBeDefined();
  });

  it.each(references(tokens.color))('%s has a value for each theme', (name) => {
    expect(declarations.get(name)).toMatch(/^light-dark\(.+, .+\)$/u);
  });

  it('are complete: every value in theme.css has a token', () => {
    const own = ['--color-paper', '--color-ink', '--motion-ease', '--motion-fast'];
    const known = new Set([...references(tokens), ...own]);
    expect([...declarations.keys()].filter((name) => !known.has(name ?? ''))).toEqual([]);
  });
});

describe.each(['dark', 'light'] as const)('in the %s theme', (side) => {
  it.each(textPairs)('%s can be read on %s', (ink = '', ground = '') => {
    expect(contrast(`--color-${ink}`, `--color-${ground}`, side)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('%s stands out from %s', (edge = '', ground = '') => {
    expect(contrast(`--color-${edge}`, `--color-${ground}`, side)).toBeGreaterThanOrEqual(3);
  });

  it('Standby differs from the accent by light and by hue', () => {
    const [standby, accent] = ['--color-standby', '--color-accent'];
    expect(contrast(standby, accent, side)).toBeGreaterThanOrEqual(1.4);
    expect(hueDistance(standby, accent, side)).toBeGreaterThanOrEqual(40);
  });

  it.each([
    ['standby', 'go'],
    ['standby', 'stop'],
    ['accent', 'stop'],
    ['accent', 'go'],
  ])('%s and %s have different hues', (one, other) => {
    expect(hueDistance(`--color-${one}`, `--color-${other}`, side)).toBeGreaterThanOrEqual(35);
  });

  it('the show mode has two steps of light, of one hue', () => {
    const [bright, dim] = ['--color-night-bright', '--color-night-dim'];
    expect(contrast(bright, dim, side)).toBeGreaterThanOrEqual(1.5);
    expect(hueDistance(bright, dim, side)).toBeLessThanOrEqual(10);
  });
});

it('the icon of the tab has the colours of the dark theme', () => {
  const shown = [...favicon.matchAll(/#[\da-f]{6}/gu)].map(([hex]) => hex);
  const theme = ['--color-page', '--color-text', '--color-accent'].map((name) => {
    const hex = channels(name, 'dark').map((channel) => channel.toString(16).padStart(2, '0'));
    return `#${hex.join('')}`;
  });
  expect([...new Set(shown)].toSorted()).toEqual(theme.toSorted());
});

it('breakpoints are in em: larger text gets the layout of a smaller window', () => {
  const widths = Object.values(media).filter((query) => /width|height/u.test(query));
  expect(widths).not.toEqual([]);
  for (const query of widths)
    expect(query).toMatch(/^(?:\((?:min|max)-(?:width|height): [\d.]+em\)(?:, )?)+$/u);
});
