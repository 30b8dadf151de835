import { media } from '@standby/shared-ui';
import { createGlobalStyle, styled } from 'styled-components';

/* Paper is measured in mm and pt, and is white and black in every theme. */

/** While the sheet is there, printing prints it alone. */
export const PrintOnly = createGlobalStyle`
  @page {
    margin: 12mm;
  }

  @media ${media.print} {
    html,
    body {
      block-size: auto !important;
      overflow: visible !important;
    }

    body > :not([data-print-root]) {
      display: none !important;
    }
  }
`;

export const PaperRoot = styled.div`
  display: none;
  color-scheme: light;
  background: Canvas;
  color: CanvasText;
  font-family: Arial, 'Helvetica Neue', Helvetica, sans-serif;
  font-size: 10pt;
  line-height: 1.3;

  @media ${media.print} {
    display: block;
  }
`;

export const PaperPage = styled.section`
  break-after: page;

  &:last-child {
    break-after: auto;
  }

  > header {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 1.5mm 6mm;
    padding-block-end: 4mm;

    strong {
      font-size: 15pt;
    }

    p {
      grid-column: 1 / -1;
    }
  }

  > ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: 0;
    list-style: none;
  }
`;

/** Cut along its border. */
export const PaperSlip = styled.li`
  display: grid;
  grid-template-columns: 38mm minmax(0, 1fr);
  align-items: center;
  gap: 2mm;
  box-sizing: border-box;
  block-size: 54mm;
  padding: 3mm;
  border: 0.2mm dashed;
  overflow: hidden;

  /* Neighbours share a border. */
  margin: 0 -0.2mm -0.2mm 0;

  > div:last-child {
    display: grid;
    gap: 1.5mm;
    overflow-wrap: anywhere;
  }

  h2 {
    font-size: 14pt;
    line-height: 1.15;
  }

  [data-part='address'] {
    font-size: 9pt;
  }

  [data-part='code'] {
    font-size: 13pt;
    font-weight: 700;
    letter-spacing: 0.04em;
    white-space: nowrap;
  }
`;
