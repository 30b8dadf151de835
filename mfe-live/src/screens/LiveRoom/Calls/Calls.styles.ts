import {
  color,
  font,
  media,
  size,
  space,
  stroke,
  text,
  textStyle,
  weight,
} from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText, oneLine } from '@standby/room-parts/primitives';

export const Curtain = styled.p`
  display: grid;

  strong {
    font-family: ${font.figure};
    font-size: ${text.lead.size};
    font-variant-numeric: tabular-nums;
  }

  small {
    ${mutedText}
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

/** A call. The next one has a bar at its start, which forced colours keep. */
export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[2]};
  padding-inline-start: ${space[3]};
  border-block-start: ${stroke.hairline};
  border-inline-start: 3px solid transparent;

  &[data-next='true'] {
    border-inline-start-color: ${color.accent};
  }

  button {
    min-block-size: ${size.target};
  }

  @media ${media.forcedColors} {
    border-inline-start-color: Canvas;

    &[data-next='true'] {
      border-inline-start-color: Highlight;
    }
  }
`;

export const Name = styled.h3`
  ${textStyle('lead')};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

export const Time = styled.time`
  justify-self: end;
  font-family: ${font.figure};
  font-size: ${text.section.size};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

/** Actions of a call, beside its state. */
export const Give = styled.div`
  display: flex;
  justify-content: end;
`;

/** The calls that a choice would add. */
export const SetList = styled.ul`
  display: grid;
  gap: ${space[1]};
  ${mutedText}

  strong {
    color: ${color.text};
  }
`;

/** Tools for the calls, beside the list. */
export const CallTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding-block-start: ${space[3]};

  button {
    min-block-size: ${size.target};
  }
`;

/** As high as a button, so that nothing moves when the call is given. */
export const Status = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${size.target};
  font-variant-numeric: tabular-nums;
`;

/** Always one line, so that an answer moves no button below it. */
export const Answers = styled.p`
  grid-column: 1 / -1;
  min-inline-size: 0;
  padding-block-end: ${space[1]};
  ${mutedText}
  ${oneLine}

  > span {
    color: ${color.textMuted};
  }
`;
