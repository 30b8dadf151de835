import { color, font, media, size, space, stroke, text, textStyle, weight } from 'shared-ui';
import { styled } from 'styled-components';

export const Curtain = styled.p`
  display: grid;
  padding-block-end: ${space[3]};

  strong {
    font-family: ${font.figure};
    font-size: ${text.lead.size};
    font-variant-numeric: tabular-nums;
  }

  small {
    ${textStyle('small')};
    color: ${color.textMuted};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  padding-block-end: ${space[4]};

  /* The panel is too narrow for the cards' own inset. */
  legend,
  label {
    font-size: ${text.small.size};
  }
`;

export const FormRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const Empty = styled.p`
  ${textStyle('small')};
  color: ${color.textMuted};
`;

export const List = styled.ol`
  display: grid;
`;

/** The next call has a bar at its start, which is there in forced colours, too. */
export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[2]};
  padding-block: ${space[3]};
  padding-inline-start: ${space[3]};
  border-block-start: ${stroke.hairline};
  border-inline-start: 3px solid transparent;

  &[data-next='true'] {
    border-inline-start-color: ${color.accent};
  }

  > button {
    min-block-size: ${size.target};
  }

  @media ${media.forcedColors} {
    border-inline-start-color: Canvas;

    &[data-next='true'] {
      border-inline-start-color: Highlight;
    }
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
  inline-size: 100%;

  /* The status has a line of its own, so that nothing moves as its words change. */
  > :last-child {
    grid-column: 1 / -1;
    justify-self: start;
    font-variant-numeric: tabular-nums;
  }
`;

export const Name = styled.h3`
  ${textStyle('lead')};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

export const Time = styled.time`
  font-family: ${font.figure};
  font-size: ${text.section.size};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  inline-size: 100%;
  min-block-size: ${size.target};
  ${textStyle('small')};

  p {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    color: ${color.text};
  }

  p > span {
    color: ${color.textMuted};
  }

  button {
    min-block-size: ${size.target};
  }
`;
