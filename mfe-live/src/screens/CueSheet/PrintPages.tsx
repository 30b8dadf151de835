import { useLayoutEffect, useRef, useState } from 'react';
import {
  pagesOf,
  type PrintRow,
  type PrintSheet,
} from '@standby/live-room/domain/cues/print-sheets';
import { type Paper, rowSpacePx } from './print-paper';
import { PaperFormat, PrintPage, PrintRoot, PrintTable } from './PrintPages.styles';

interface PrintPagesProps {
  /** Of the show. */
  readonly title: string;
  /** Which version of the sheet it is. */
  readonly version: string;
  /** When it is printed. */
  readonly date: string;
  readonly sheets: readonly PrintSheet[];
  readonly paper: Paper;
}

interface Page {
  readonly sheet: PrintSheet;
  readonly rows: readonly PrintRow[];
}

/** Every row of a sheet on one page, which is as high as it gets: what is measured. */
const unbroken = (sheets: readonly PrintSheet[]): Page[] =>
  sheets.map((sheet) => ({ sheet, rows: sheet.rows }));

/** The pages that are printed. Rows are measured first, so that every browser knows how many pages there are. */
export function PrintPages({ title, version, date, sheets, paper }: PrintPagesProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [broken, setBroken] = useState<{
    readonly sheets: readonly PrintSheet[];
    readonly paper: Paper;
    readonly pages: readonly Page[];
  }>();
  const isMeasured = broken?.sheets === sheets && broken.paper === paper;
  const pages = isMeasured ? broken.pages : unbroken(sheets);

  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!root || isMeasured) return;
    const tables = [...root.querySelectorAll('table')];
    const measured = sheets.flatMap((sheet, index) => {
      const table = tables[index];
      const head = table?.tHead?.getBoundingClientRect().height ?? 0;
      const heights = [...(table?.tBodies[0]?.rows ?? [])].map(
        (row) => row.getBoundingClientRect().height,
      );
      return pagesOf(heights, rowSpacePx(paper) - head).map(({ from, to }) => ({
        sheet,
        rows: sheet.rows.slice(from, to),
      }));
    });
    setBroken({ sheets, paper, pages: measured });
  }, [isMeasured, sheets, paper]);

  return (
    <>
      <PaperFormat $paper={paper} />
      <PrintRoot ref={rootRef} aria-hidden>
        {pages.map(({ sheet, rows }, index) => (
          <PrintPage key={`${sheet.title} ${rows[0]?.id ?? ''}`} $paper={paper}>
            <header>
              <strong>{sheet.title}</strong>
              <span>{title}</span>
            </header>
            <div>
              <Rows rows={rows} />
            </div>
            <footer>
              <span>{version}</span>
              <span>{date}</span>
              <span>{`Page ${index + 1} of ${pages.length}`}</span>
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
