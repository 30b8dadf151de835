import { media } from '@standby/shared-ui';
import { createGlobalStyle, styled } from 'styled-components';
import { type Paper, printedMm } from './print-paper';

/* Paper is measured in mm and pt, and is black on white in every theme. */

export const PaperFormat = createGlobalStyle<{ $paper: Paper }>`
  @page {
    size: ${({ $paper }) => $paper.name} portrait;
    margin: ${({ $paper }) => $paper.marginMm}mm;
  }
`;

/** Invisible on the screen, where the rows are measured. */
export const PrintRoot = styled.div`
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

export const PrintPage = styled.section<{ $paper: Paper }>`
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
      font-size: 14pt;
    }
  }

  > footer {
    align-items: end;
    font-size: 9pt;
  }
`;

export const PrintTable = styled.table`
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

  col[data-column='page'] {
    inline-size: 14mm;
  }

  col[data-column='scene'] {
    inline-size: 16mm;
  }

  col[data-column='standby'] {
    inline-size: 20mm;
  }

  col[data-column='name'] {
    inline-size: 24mm;
  }

  td[data-column='name'] {
    font-size: 13pt;
    font-weight: 700;
  }

  td > p + p {
    margin-block-start: 1mm;
  }

  small {
    font-size: 9pt;
  }
`;
