import { color, font, space, stroke, textStyle, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const OnPaper = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};
  padding-block-start: ${space[5]};
  border-block-start: ${stroke.hairline};

  h3 {
    ${textStyle('body')};
    font-weight: ${weight.strong};
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${space[3]};
  inline-size: 100%;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
  }

  span {
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    ${textStyle('small')};
    color: ${color.textMuted};
  }
`;

export const Slips = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  list-style: none;
`;

export const Slip = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[4]};

  > :first-child {
    flex-shrink: 0;
  }

  > div:last-child {
    display: grid;
    justify-items: start;
    gap: ${space[1]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  span {
    ${textStyle('small')};
    color: ${color.textMuted};
  }

  code {
    font-family: ${font.figure};
    ${textStyle('heading')};
    font-weight: ${weight.strong};
    letter-spacing: 0.06em;
  }
`;
