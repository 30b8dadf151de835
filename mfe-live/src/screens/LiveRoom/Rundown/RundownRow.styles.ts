import {
  color,
  extent,
  font,
  IconButton,
  media,
  radius,
  space,
  stroke,
  text,
  textStyle,
  weight,
} from '@standby/shared-ui';
import { styled } from 'styled-components';
import { cueColor, PLAN_WIDTH } from './RundownAxis.styles';

/** Longer parts of the evening are higher, within bounds. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${PLAN_WIDTH} ${space[1]} minmax(0, 1fr) auto;
  align-items: start;
  gap: 0 ${space[2]};
  min-block-size: clamp(5.5rem, calc(4.75rem + var(--minutes) * 0.06rem), ${extent[11]});
  border-block-start: ${stroke.hairline};

  &[data-dragged='true'] {
    background: ${color.raised};
  }

  &[data-drop='before'] {
    border-block-start: ${stroke.thick} solid ${color.accent};
  }

  &[data-drop='after'] {
    border-block-end: ${stroke.thick} solid ${color.accent};
  }

  @media ${media.forcedColors} {
    &[data-drop] {
      border-color: Highlight;
    }
  }
`;

export const Handle = styled(IconButton)`
  cursor: grab;
  touch-action: none;

  [data-dragged='true'] & {
    cursor: grabbing;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  padding-block: ${space[2]};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 1.75rem;
`;

/** The letter is what is seen; the name is there for assistive technology. */
export const Chip = styled.span`
  ${cueColor}
  display: grid;
  flex: none;
  place-items: center;
  min-inline-size: 1.375rem;
  border: ${stroke.thick} solid var(--cue);
  border-radius: ${radius.small};
  font-size: ${text.micro.size};
  font-weight: ${weight.strong};
  line-height: 1.4;

  > :last-child {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Name = styled.h3`
  flex: 1;
  min-inline-size: 0;
  font-size: ${text.body.size};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

export const Duration = styled.span`
  flex: none;
  font-family: ${font.figure};
  font-size: ${text.lead.size};
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

export const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-block-size: 1.5rem;
  ${textStyle('small')};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }
`;

/** Below each other: beside each other they would take their room from the words. */
export const Controls = styled.div`
  display: grid;
  margin-inline-end: calc(-1 * ${space[2]});
`;

export const Facts = styled.p`
  ${textStyle('small')};
  color: ${color.textMuted};
`;

export const Note = styled.p`
  ${textStyle('small')};
  overflow-wrap: anywhere;
`;
