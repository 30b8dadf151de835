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
  /* One row at each width: the page below does not move when the performances come. */
  overflow-x: auto;
  /* Rings of focus stay whole. */
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

  /* As high as a finger needs, without a change of the lines. */
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

/** What is still to be done, each with the way to it. */
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

  @media (pointer: coarse) {
    > * {
      min-block-size: ${size.target};
    }
  }
`;
