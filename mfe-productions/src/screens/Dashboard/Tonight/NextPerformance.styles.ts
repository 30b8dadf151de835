import { styled } from 'styled-components';
import {
  color,
  extent,
  font,
  radius,
  size,
  space,
  stroke,
  text,
  textStyle,
  weight,
} from '@standby/shared-ui';

export const Cards = styled.ul`
  display: grid;
  grid-auto-columns: minmax(min(88%, ${extent[20]}), 1fr);
  grid-auto-flow: column;
  gap: ${space[4]};
  /* A single row at each width keeps the page below in place when the performances arrive. */
  overflow-x: auto;
  /* The margin leaves room for the focus rings. */
  margin: calc(-1 * ${space[1]});
  padding: ${space[1]};
  list-style: none;
  scroll-padding-inline: ${space[1]};
  scroll-snap-type: inline proximity;
`;

export const Card = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border: ${stroke.hairline};
  border-radius: ${radius.large};
  background: ${color.surface};
  scroll-snap-align: start;

  strong {
    ${textStyle('small')};
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }

  /* The padding is tall enough for a finger without moving the lines. */
  a:not([class]) {
    padding-block: ${space[1]};
  }
`;

export const Curtain = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1]};

  time {
    font-family: ${font.figure};
    font-size: ${text.section.size};
    font-weight: ${weight.strong};
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }

  p {
    ${textStyle('small')};
    color: ${color.textMuted};
  }
`;

/** Open tasks, each with a link. */
export const States = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  ${textStyle('small')};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[2]};
    align-items: center;
    overflow-wrap: anywhere;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  /* Fills each line, also with a single button. */
  > * {
    flex: 1 1 auto;
  }

  @media (pointer: coarse) {
    > * {
      min-block-size: ${size.target};
    }
  }
`;
