/** A sheet of paper, and what of it is taken before the rows. */
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

export const PAPERS: readonly Paper[] = [
  { name: 'A4', label: 'A4', widthMm: 210, heightMm: 297, ...SHARED },
  { name: 'letter', label: 'US Letter', widthMm: 215.9, heightMm: 279, ...SHARED },
];

const PX_PER_MM = 96 / 25.4;
/** Room for the larger margins of browsers that have their own. */
const SLACK_MM = 6;

/** What of the paper the browser prints on. */
export function printedMm({ widthMm, heightMm, marginMm }: Paper): {
  readonly width: number;
  readonly height: number;
} {
  return { width: widthMm - 2 * marginMm - 1, height: heightMm - 2 * marginMm - SLACK_MM };
}

/** The height that rows have on a page, in px; what rounding may add is left. */
export function rowSpacePx(paper: Paper): number {
  return (printedMm(paper).height - paper.headMm - paper.footMm - 1) * PX_PER_MM;
}

const LETTER_REGIONS: ReadonlySet<string> = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);

/** The paper of a region, by the language of the browser such as `en-US`. */
export function usualPaper(language: string): Paper['name'] {
  return LETTER_REGIONS.has(language.split('-')[1] ?? '') ? 'letter' : 'A4';
}
