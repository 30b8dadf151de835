import { color, extent, font, space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  gap: ${space[1]};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[3]};
    overflow-wrap: anywhere;
  }

  strong {
    font-size: ${text.lead.size};
    font-variant-numeric: tabular-nums;
  }

  small {
    font-size: ${text.body.size};
    color: ${color.textMuted};
  }
`;

/** Keeps one width for all numbers of seconds, so that the words do not move. */
export const Figure = styled.span`
  min-inline-size: ${extent[4]};
  font-family: ${font.figure};
  font-size: ${text.section.size};
  font-variant-numeric: tabular-nums;
`;
