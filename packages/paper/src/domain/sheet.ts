/** Rows that are printed under one title, from a new page on. */
export interface PaperSheet<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Range of rows on one page. */
interface PageRange {
  /** Index of the first row. */
  readonly from: number;
  /** Index after the last row. */
  readonly to: number;
}

interface Groups {
  /** Group of each row, such as a department; empty for a row without one. */
  readonly names: readonly string[];
  /** Height of the heading of a group. */
  readonly headingHeight: number;
}

const NO_GROUPS: Groups = { names: [], headingHeight: 0 };

/** Whether the heading of its group stands above a row: where the group begins, and on each page. */
export function hasHeading(names: readonly string[], place: number, isFirst: boolean): boolean {
  const name = names[place] ?? '';
  return name !== '' && (isFirst || name !== names[place - 1]);
}

/**
 * Distributes rows over pages by their heights, in any unit. A row that is higher than a page gets
 * a page of its own. A heading never stands alone at the end of a page. A sheet without rows has one
 * page.
 */
export function pagesOf(
  heights: readonly number[],
  capacity: number,
  { names, headingHeight }: Groups = NO_GROUPS,
): PageRange[] {
  const pages: { from: number; to: number }[] = [];
  let used = 0;
  const withHeading = (place: number, height: number, isFirst: boolean): number =>
    height + (hasHeading(names, place, isFirst) ? headingHeight : 0);
  for (const [place, height] of heights.entries()) {
    const last = pages.at(-1);
    const more = withHeading(place, height, false);
    if (last && used + more <= capacity) {
      last.to = place + 1;
      used += more;
    } else {
      pages.push({ from: place, to: place + 1 });
      used = withHeading(place, height, true);
    }
  }
  return pages.length > 0 ? pages : [{ from: 0, to: 0 }];
}
