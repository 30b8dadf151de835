/** A sheet of paper, with the space that margins, head and foot take. */
export interface Paper {
  readonly name: 'A4' | 'letter';
  readonly label: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly marginMm: number;
  readonly headMm: number;
  readonly footMm: number;
}

const SHARED = { marginMm: 12, headMm: 11, footMm: 9 } as const;

const A4: Paper = { name: 'A4', label: 'A4', widthMm: 210, heightMm: 297, ...SHARED };
const LETTER: Paper = {
  name: 'letter',
  label: 'US Letter',
  widthMm: 215.9,
  heightMm: 279,
  ...SHARED,
};

export const PAPERS = [A4, LETTER] as const;

const PX_PER_MM = 96 / 25.4;
/** Allowance for browsers with larger margins of their own. */
const SLACK_MM = 6;

/** Returns the size of the printable area, in mm. */
export function printedMm({ widthMm, heightMm, marginMm }: Paper): {
  readonly width: number;
  readonly height: number;
} {
  return { width: widthMm - 2 * marginMm - 1, height: heightMm - 2 * marginMm - SLACK_MM };
}

/** Returns the height for rows on a page, in px, with an allowance for rounding. */
export function rowSpacePx(paper: Paper): number {
  return (printedMm(paper).height - paper.headMm - paper.footMm - 1) * PX_PER_MM;
}

const LETTER_REGIONS: ReadonlySet<string> = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);

/** Returns the usual paper of a region, from the browser’s language such as `en-US`. */
export const paperOf = (language: string): Paper =>
  LETTER_REGIONS.has(language.split('-')[1] ?? '') ? LETTER : A4;
