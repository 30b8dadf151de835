import { styled } from 'styled-components';
import { color, extent, media, space, stroke, text, textStyle, weight } from '@standby/shared-ui';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  h2 {
    ${textStyle('section')};
  }

  h3 {
    margin-block-end: ${space[2]};
    font-weight: ${weight.strong};
    /* On paper a heading stays with its content. */
    break-after: avoid;
  }

  @media ${media.print} {
    gap: ${space[4]};
    font-size: ${text.small.size};
  }
`;

export const Kind = styled.p`
  color: ${color.textMuted};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${extent[10]}, 1fr));
  gap: ${space[3]} ${space[6]};

  dt {
    ${textStyle('small')};
    color: ${color.textMuted};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

export const Scroll = styled.div`
  overflow-x: auto;

  @media ${media.print} {
    overflow: visible;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${text.small.size};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space[2]} ${space[2]} ${space[2]} 0;
    border-block-end: ${stroke.hairline};
    text-align: start;
    white-space: nowrap;

    @media ${media.tablet} {
      padding-inline-end: ${space[4]};
    }
  }

  @media ${media.print} {
    th,
    td {
      padding-block: ${space[1]};
    }
  }

  td:last-child {
    padding-inline-end: 0;
    white-space: normal;
  }

  th:first-child {
    white-space: normal;
    min-inline-size: 6em;
  }

  thead th {
    font-weight: ${weight.regular};
    color: ${color.textMuted};
  }

  tr {
    break-inside: avoid;
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${space[1]};
  list-style: none;
  overflow-wrap: anywhere;

  li {
    break-inside: avoid;
  }

  small {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;
