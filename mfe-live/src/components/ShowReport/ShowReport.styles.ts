import { color, font, media, space, text, weight, stroke, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

export const Title = styled.p`
  color: ${color.textMuted};
`;

export const Heading = styled.h3`
  margin-block-end: ${space[2]};
  font-size: ${text.heading.size};
  font-weight: ${weight.strong};
`;

export const Nothing = styled.p`
  color: ${color.textMuted};
`;

export const Summary = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  @media ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  dt {
    font-size: ${text.small.size};
    color: ${color.textMuted};
  }

  dd {
    font-family: ${font.figure};
    ${textStyle('section')};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
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
    padding: ${space[2]} ${space[4]} ${space[2]} 0;
    border-block-end: ${stroke.hairline};
    text-align: start;
    white-space: nowrap;
  }

  th:first-child {
    white-space: normal;
    min-inline-size: 7em;
  }

  thead th {
    font-weight: ${weight.regular};
    color: ${color.textMuted};
  }

  tr {
    break-inside: avoid;
  }
`;

export const Entries = styled.ol`
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: auto 5em minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[2]};
  border-block-end: ${stroke.hairline};
  font-size: ${text.small.size};
  font-variant-numeric: tabular-nums;
  break-inside: avoid;

  span {
    color: ${color.textMuted};
  }
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
`;
