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
  { name: 'letter', label: 'US Letter', widthMm: 216, heightMm: 279, ...SHARED },
];

const PX_PER_MM = 96 / 25.4;
/** What rounding may add to a page of rows. */
const SLACK_MM = 2;

/** The height that rows have on a page, in px. */
export function rowSpacePx({ heightMm, marginMm, headMm, footMm }: Paper): number {
  return (heightMm - 2 * marginMm - headMm - footMm - SLACK_MM) * PX_PER_MM;
}

const LETTER_REGIONS: ReadonlySet<string> = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);

/** The paper of a region, by the language of the browser such as `en-US`. */
export function usualPaper(language: string): Paper['name'] {
  return LETTER_REGIONS.has(language.split('-')[1] ?? '') ? 'letter' : 'A4';
}
