import { useLayoutEffect, useRef, useState } from 'react';
import {
  pagesOf,
  type PrintRow,
  type PrintSheet,
  splitHighRows,
} from '@standby/live-room/domain/cues/print-sheets';
import { type Paper, rowSpacePx } from './print-paper';
import { PaperFormat, PrintPage, PrintRoot, PrintTable } from './PrintPages.styles';

interface PrintPagesProps {
  /** Title of the show. */
  readonly title: string;
  /** Name of the sheet’s version. */
  readonly version: string;
  /** Date of the print. */
  readonly date: string;
  readonly sheets: readonly PrintSheet[];
  readonly paper: Paper;
}

interface Page {
  readonly sheet: PrintSheet;
  readonly rows: readonly PrintRow[];
}

/** Sheets while their rows are measured: first the given ones, then those with split high rows. */
interface Measured {
  readonly given: readonly PrintSheet[];
  readonly paper: Paper;
  readonly sheets: readonly PrintSheet[];
  /** Pages of the sheets; undefined until the rows are measured. */
  readonly pages?: readonly Page[];
}

/** Returns one page of any height per sheet, for measuring its rows. */
const unbroken = (sheets: readonly PrintSheet[]): Page[] =>
  sheets.map((sheet) => ({ sheet, rows: sheet.rows }));

/**
 * Returns the number of a page within its sheet, because each department takes its own sheet out of
 * the pile.
 */
function pageNumber(pages: readonly Page[], page: Page): string {
  const ofSheet = pages.filter(({ sheet }) => sheet === page.sheet);
  return `Page ${ofSheet.indexOf(page) + 1} of ${ofSheet.length}`;
}

/** Returns the heights of a table’s head and of each row, in px. */
function heightsOf(table: HTMLTableElement | undefined) {
  const heightOf = (part: Element) => part.getBoundingClientRect().height;
  return {
    head: table?.tHead ? heightOf(table.tHead) : 0,
    rows: [...(table?.tBodies[0]?.rows ?? [])].map(heightOf),
  };
}

/**
 * The pages to print. The rows are measured first, so that every browser knows the number of pages.
 */
export function PrintPages({ title, version, date, sheets: given, paper }: PrintPagesProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<Measured>();
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
      const rows = splitHighRows(sheet.rows, heights[place]?.rows ?? [], spaceOf(place));
      return rows === sheet.rows ? sheet : { title: sheet.title, rows };
    });
    if (split.some((sheet, place) => sheet !== sheets[place])) {
      setLast({ given, paper, sheets: split });
      return;
    }
    const broken = sheets.flatMap((sheet, place) =>
      pagesOf(heights[place]?.rows ?? [], spaceOf(place)).map(({ from, to }) => ({
        sheet,
        rows: sheet.rows.slice(from, to),
      })),
    );
    setLast({ given, paper, sheets, pages: broken });
  }, [isMeasured, given, sheets, paper]);

  return (
    <>
      <PaperFormat $paper={paper} />
      <PrintRoot ref={rootRef} aria-hidden>
        {pages.map((page) => (
          <PrintPage key={`${page.sheet.title} ${page.rows[0]?.id ?? ''}`} $paper={paper}>
            <header>
              <strong>{page.sheet.title}</strong>
              <span>{title}</span>
            </header>
            <div>
              <Rows rows={page.rows} />
            </div>
            <footer>
              <span>{version}</span>
              <span>{date}</span>
              <span>{pageNumber(pages, page)}</span>
            </footer>
          </PrintPage>
        ))}
      </PrintRoot>
    </>
  );
}

function Rows({ rows }: { readonly rows: readonly PrintRow[] }) {
  return (
    <PrintTable>
      <colgroup>
        <col data-column="page" />
        <col data-column="scene" />
        <col />
        <col data-column="standby" />
        <col data-column="name" />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Scene</th>
          <th scope="col">Cue line</th>
          <th scope="col">Standby</th>
          <th scope="col">Cue</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, page, scene, cueLine, standby, cues }) => (
          <tr key={id}>
            <td>{page}</td>
            <td>{scene}</td>
            <td>{cueLine}</td>
            <td>{standby}</td>
            <td data-column="name">
              {cues.map(({ name }) => (
                <p key={name}>{name}</p>
              ))}
            </td>
            <td>
              {cues.map(({ name, label, trigger, notes }) => (
                <p key={name}>
                  {cues.length > 1 && `${name}: `}
                  {label}
                  {trigger && (
                    <>
                      {label && ', '}
                      <em>{trigger}</em>
                    </>
                  )}
                  {notes && (
                    <>
                      {' '}
                      <small>{`(${notes})`}</small>
                    </>
                  )}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}
