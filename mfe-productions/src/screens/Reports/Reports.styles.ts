import { styled } from 'styled-components';
import { color, extent, media, space, stroke, textStyle, weight } from '@standby/shared-ui';

export const Scroll = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space[3]} ${space[3]} ${space[3]} 0;
    border-block-end: ${stroke.hairline};
    text-align: start;
    white-space: nowrap;
  }

  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }

  @media ${media.small} {
    ${textStyle('small')};

    [data-more] {
      display: none;
    }
  }

  thead th {
    ${textStyle('small')};
    font-weight: ${weight.regular};
    color: ${color.textMuted};
  }

  a {
    font-weight: ${weight.medium};
  }
`;

/** Text size in units of the picture, which is half as wide on a phone. */
const PLOT_TEXT = '14px';
const PLOT_TEXT_PHONE = '24px';

export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[12]};
  align-items: start;

  h2 {
    grid-column: 1 / -1;
    ${textStyle('heading')};
  }

  /* The table shows as many performances as fit beside the lines. */
  [role='region'] {
    max-block-size: ${extent[20]};
    overflow-y: auto;
  }

  thead {
    position: sticky;
    inset-block-start: 0;
    background: ${color.page};
  }

  @media ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }

  svg {
    inline-size: 100%;
    block-size: auto;
    color: ${color.textMuted};
    font-size: ${PLOT_TEXT};
  }

  /* The picture keeps the width of the page, which would make its text too small on a phone. */
  @media ${media.small} {
    svg {
      font-size: ${PLOT_TEXT_PHONE};
    }
  }

  [data-line='0'] {
    color: ${color.accent};
  }

  [data-line='1'] {
    color: ${color.info};
  }

  [data-line='2'] {
    color: ${color.go};
  }

  [data-line='3'] {
    color: ${color.text};
  }
`;
