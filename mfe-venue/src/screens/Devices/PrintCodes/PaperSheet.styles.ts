import { font, media } from '@standby/shared-ui';
import { createGlobalStyle, css, styled } from 'styled-components';

/* Paper is measured in mm and pt, and is white and black in every theme. */

export const PaperMargin = createGlobalStyle`
  @page {
    margin: 12mm;
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
    font-size: 9.5pt;

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
    /* Neighbours share a border. */
    padding: 0 0.2mm 0.2mm 0;
    list-style: none;
  }
`;

const clamp = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
`;

/** Slip to cut along its border. */
export const PaperSlip = styled.li`
  display: grid;
  grid-template-columns: 38mm minmax(0, 1fr);
  align-items: center;
  gap: 1mm;
  box-sizing: border-box;
  block-size: 44mm;
  margin: 0 -0.2mm -0.2mm 0;
  padding: 2mm;
  border: 0.2mm dashed;
  overflow: hidden;
  font-size: 9pt;

  > div:last-child {
    display: grid;
    gap: 1mm;
    overflow-wrap: anywhere;
  }

  h2 {
    ${clamp(2)}
    font-size: 13pt;
    line-height: 1.15;
  }

  h2 + p {
    ${clamp(1)}
  }

  [data-part='code'] {
    font-family: ${font.figure};
    font-size: 17pt;
    font-weight: 600;
    letter-spacing: 0.06em;
    line-height: 1.1;
    white-space: nowrap;
  }
`;
