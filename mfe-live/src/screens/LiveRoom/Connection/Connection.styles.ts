import { color, font, space, textStyle } from 'shared-ui';
import { styled } from 'styled-components';

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space[4]};
  margin: 0;

  dt {
    ${textStyle('small')};
    color: ${color.textMuted};
  }

  dd {
    display: grid;
    justify-items: start;
    gap: ${space[2]};
    margin: 0;
  }

  time {
    font-family: ${font.figure};
    ${textStyle('section')};
    font-variant-numeric: tabular-nums;
  }
`;
