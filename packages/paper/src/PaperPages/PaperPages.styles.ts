import { media } from '@standby/shared-ui';
import { createGlobalStyle, styled } from 'styled-components';
import { type Paper, printedMm } from '../domain/paper';

/* Paper is measured in mm and pt, and is black on white in every theme. */

export const PaperFormat = createGlobalStyle<{ $paper: Paper }>`
  @page {
    size: ${({ $paper }) => $paper.name} portrait;
    margin: ${({ $paper }) => $paper.marginMm}mm;
  }
`;

/** Invisible on the screen, where the rows are measured. */
export const PaperRoot = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  visibility: hidden;
  pointer-events: none;
  block-size: 0;
  overflow: hidden;
  color-scheme: light;
  background: Canvas;
  color: CanvasText;
  font-family: Arial, 'Helvetica Neue', Helvetica, sans-serif;
  font-size: 10pt;
  line-height: 1.3;

  @media ${media.print} {
    position: static;
    visibility: visible;
    block-size: auto;
    overflow: visible;
  }
`;

export const PaperPage = styled.section<{ $paper: Paper }>`
  box-sizing: border-box;
  display: grid;
  grid-template-rows: ${({ $paper }) => $paper.headMm}mm 1fr ${({ $paper }) => $paper.footMm}mm;
  inline-size: ${({ $paper }) => printedMm($paper).width}mm;
  block-size: ${({ $paper }) => printedMm($paper).height}mm;
  overflow: hidden;
  break-after: page;

  &:last-child {
    break-after: auto;
  }

  > header,
  > footer {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 6mm;
  }

  > header {
    font-size: 12pt;

    strong {
      flex-shrink: 0;
      font-size: 14pt;
    }
  }

  /* A long title must not reach into the table. */
  > header > *,
  > footer > * {
    min-inline-size: 0;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > footer {
    align-items: end;
    font-size: 9pt;
  }
`;

export const PaperTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding: 1.2mm 2mm;
    border: 0.2mm solid;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    font-size: 9pt;
  }

  /* What one looks for in the dark. */
  td[data-column='name'] {
    font-size: 13pt;
    font-weight: 700;
  }

  /* A box to tick by hand. */
  [data-box] {
    display: inline-grid;
    place-items: center;
    inline-size: 5mm;
    block-size: 5mm;
    border: 0.4mm solid;
    font-size: 11pt;
    line-height: 1;
  }

  td > p + p {
    margin-block-start: 1mm;
  }

  small {
    font-size: 9pt;
  }
`;

/** Name of a group above its rows, such as a department. */
export const Heading = styled.th`
  && {
    padding-block-start: 3mm;
    font-size: 11pt;
  }
`;
