import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '@standby/hosting/root';

/** Folder of the generated fonts; theme.css names them. */
export const FONT_FOLDER = resolve(ROOT, 'shared-ui/src/theme/fonts');

interface Cut {
  /** Complete font file of a package. */
  readonly source: string;
  /** Axes of a variable font with the value or range to keep. */
  readonly axes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
}

/** Cuts by the name of the generated file. */
export const cuts: Readonly<Record<string, Cut>> = {
  'fraunces-500.woff2': {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { opsz: 72, wght: 500 },
  },
  'instrument-sans-400-600.woff2': {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
  'barlow-condensed-600.woff2': {
    source: '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
  },
};

/** The characters of the packages' latin subset: first and last code point of each range. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfffd, 0xfffd],
] as const;

const characters = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

const fromDesignSystem = createRequire(resolve(ROOT, 'shared-ui/package.json'));

/** Reduces a font to the weights and optical sizes that the product uses, without hinting. */
export async function cutFont({ source, axes }: Cut): Promise<Buffer> {
  const whole = await readFile(fromDesignSystem.resolve(source));
  return subsetFont(whole, characters, {
    targetFormat: 'woff2',
    // Current screens do not use hinting.
    noHinting: true,
    ...(axes ? { variationAxes: axes } : {}),
  });
}
