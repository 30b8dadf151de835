import {
  Fragment,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { type Paper, rowSpacePx } from '../domain/paper';
import { hasHeading, pagesOf, type PaperSheet } from '../domain/sheet';
import { Heading, PaperFormat, PaperPage, PaperRoot, PaperTable } from './PaperPages.styles';

/** Column of a printed table. */
export interface PaperColumn {
  readonly label: string;
  /** Width in mm; without one, the columns share the rest. */
  readonly widthMm?: number;
}

interface PaperPagesProps<Row extends { readonly id: string }> {
  /** Title of the show. */
  readonly title: string;
  /** Texts at the foot of each page, before its number. */
  readonly foot: readonly string[];
  readonly sheets: readonly PaperSheet<Row>[];
  readonly paper: Paper;
  readonly columns: readonly PaperColumn[];
  /** Returns the cells of a row. */
  readonly renderCells: (row: Row) => ReactNode;
  /** Returns the group of a row, whose name stands above its rows on each page. */
  readonly groupOf?: (row: Row) => string;
  /** Splits rows that are higher than a page; returns the same array if none is. Heights are in px. */
  readonly splitHighRows?: (
    rows: readonly Row[],
    heights: readonly number[],
    capacity: number,
  ) => readonly Row[];
}

interface Page<Row> {
  readonly sheet: PaperSheet<Row>;
  readonly rows: readonly Row[];
  /** Whether the first row continues a group of the page before. */
  readonly isContinued: boolean;
}

/** Sheets while their rows are measured: first the given ones, then those with split high rows. */
interface Measured<Row> {
  readonly given: readonly PaperSheet<Row>[];
  readonly paper: Paper;
  readonly sheets: readonly PaperSheet<Row>[];
  /** Pages of the sheets; undefined until the rows are measured. */
  readonly pages?: readonly Page<Row>[];
}

const noGroup = (): string => '';

/** Returns one page of any height per sheet, for measuring its rows. */
const unbroken = <Row,>(sheets: readonly PaperSheet<Row>[]): Page<Row>[] =>
  sheets.map((sheet) => ({ sheet, rows: sheet.rows, isContinued: false }));

/**
 * Returns the number of a page within its sheet, because each department takes its own sheet out of
 * the pile.
 */
function pageNumber<Row>(pages: readonly Page<Row>[], page: Page<Row>): string {
  const ofSheet = pages.filter(({ sheet }) => sheet === page.sheet);
  return `Page ${ofSheet.indexOf(page) + 1} of ${ofSheet.length}`;
}

/** Returns the heights of a table’s head, of its headings and of each row, in px. */
function heightsOf(table: HTMLTableElement | undefined) {
  const heightOf = (part: Element) => part.getBoundingClientRect().height;
  const rows = [...(table?.tBodies[0]?.rows ?? [])];
  const headings = rows.filter((row) => row.hasAttribute('data-heading'));
  return {
    head: table?.tHead ? heightOf(table.tHead) : 0,
    heading: Math.max(0, ...headings.map(heightOf)),
    rows: rows.filter((row) => !headings.includes(row)).map(heightOf),
  };
}

/**
 * The pages to print. The rows are measured first, so that every browser knows the number of pages
 * and repeats the headings.
 */
export function PaperPages<Row extends { readonly id: string }>(
  props: PaperPagesProps<Row>,
): ReactElement {
  const { title, foot, sheets: given, paper, columns, renderCells } = props;
  const { groupOf = noGroup, splitHighRows } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<Measured<Row>>();
  const measured = last?.given === given && last.paper === paper ? last : undefined;
  const sheets = measured?.sheets ?? given;
  const isMeasured = measured?.pages !== undefined;
  const pages = measured?.pages ?? unbroken(sheets);

  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!root || isMeasured) return;
    const tables = [...root.querySelectorAll('table')];
    const heights = sheets.map((_, place) => heightsOf(tables[place]));
    const spaceOf = (place: number) => rowSpacePx(paper) - (heights[place]?.head ?? 0);
    const split = sheets.map((sheet, place) => {
      const rows =
        splitHighRows?.(sheet.rows, heights[place]?.rows ?? [], spaceOf(place)) ?? sheet.rows;
      return rows === sheet.rows ? sheet : { title: sheet.title, rows };
    });
    if (split.some((sheet, place) => sheet !== sheets[place])) {
      setLast({ given, paper, sheets: split });
      return;
    }
    const broken = sheets.flatMap((sheet, place) => {
      const names = sheet.rows.map(groupOf);
      const headingHeight = heights[place]?.heading ?? 0;
      const rowHeights = heights[place]?.rows ?? [];
      return pagesOf(rowHeights, spaceOf(place), { names, headingHeight }).map(({ from, to }) => ({
        sheet,
        rows: sheet.rows.slice(from, to),
        isContinued: from > 0 && names[from] === names[from - 1],
      }));
    });
    setLast({ given, paper, sheets, pages: broken });
  }, [isMeasured, given, sheets, paper, groupOf, splitHighRows]);

  return (
    <>
      <PaperFormat $paper={paper} />
      <PaperRoot ref={rootRef} aria-hidden>
        {pages.map((page) => (
          <PaperPage key={`${page.sheet.title} ${page.rows[0]?.id ?? ''}`} $paper={paper}>
            <header>
              <strong>{page.sheet.title}</strong>
              <span>{title}</span>
            </header>
            <div>
              <PaperTable>
                <colgroup>
                  {columns.map(({ label, widthMm }) => (
                    <col
                      key={label}
                      style={widthMm === undefined ? undefined : { inlineSize: `${widthMm}mm` }}
                    />
                  ))}
                </colgroup>
                <thead>
                  <tr>
                    {columns.map(({ label }) => (
                      <th key={label} scope="col">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  <Rows {...{ page, columns, groupOf, renderCells }} />
                </tbody>
              </PaperTable>
            </div>
            <footer>
              {foot.map((text) => (
                <span key={text}>{text}</span>
              ))}
              <span>{pageNumber(pages, page)}</span>
            </footer>
          </PaperPage>
        ))}
      </PaperRoot>
    </>
  );
}

interface RowsProps<Row extends { readonly id: string }> extends Pick<
  PaperPagesProps<Row>,
  'columns' | 'renderCells'
> {
  readonly page: Page<Row>;
  readonly groupOf: (row: Row) => string;
}

/** The rows of a page, with the name of each group above its rows. */
function Rows<Row extends { readonly id: string }>(props: RowsProps<Row>) {
  const { page, columns, groupOf, renderCells } = props;
  const names = page.rows.map(groupOf);
  if (page.rows.length === 0) {
    return (
      <tr>
        <td colSpan={columns.length}>No rows yet</td>
      </tr>
    );
  }
  return page.rows.map((row, place) => (
    <Fragment key={row.id}>
      {hasHeading(names, place, place === 0) && (
        <tr data-heading>
          <Heading scope="rowgroup" colSpan={columns.length}>
            {names[place]}
            {place === 0 && page.isContinued && ', continued'}
          </Heading>
        </tr>
      )}
      <tr>{renderCells(row)}</tr>
    </Fragment>
  ));
}
