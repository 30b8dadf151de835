import {
  color,
  extent,
  IconButton,
  media,
  size,
  space,
  stroke,
  text,
  textStyle,
  weight,
} from '@standby/shared-ui';
import { styled } from 'styled-components';
import { figureText, unseen } from '@standby/room-parts/primitives';
import { desk } from '../desk-layout';
import { Axis, cueColor, PLAN_WIDTH } from './RundownAxis.styles';

/** A row. Longer parts of the evening are higher, within bounds. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${PLAN_WIDTH} ${space[1]} minmax(0, 1fr) auto;
  align-items: start;
  gap: 0 ${space[2]};
  min-block-size: clamp(3.5rem, calc(2.75rem + var(--minutes) * 0.03rem), ${extent[11]});
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

  ${desk.small} {
    > ${Axis} {
      grid-row: span 2;
    }
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
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  min-inline-size: 0;
  padding-block: ${space[2]};

  ${desk.small} {
    grid-column: 3 / -1;
  }
`;

/** Wraps the rest of the line before a name would break inside a word. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  min-block-size: 1.75rem;
`;

/** The visible letter of a colour; assistive technology gets the colour’s name. */
export const Chip = styled.span`
  ${cueColor}
  display: grid;
  flex: none;
  place-items: center;
  min-inline-size: 1.375rem;
  block-size: 1.375rem;
  /* Round and filled, because an outlined letter would look like a key. */
  border: ${stroke.thick} solid var(--cue);
  border-radius: 50%;
  background: var(--cue);
  color: ${color.page};
  font-size: ${text.micro.size};
  font-weight: ${weight.strong};
  line-height: 1;

  @media ${media.forcedColors} {
    background: none;
    color: CanvasText;
  }

  > :last-child {
    ${unseen}
  }
`;

export const Name = styled.h3`
  flex: 1 1 max-content;
  min-inline-size: 0;
  font-size: ${text.body.size};
  font-weight: ${weight.strong};
  overflow-wrap: break-word;
`;

/** Selects the timer; underlined while the desk looks at it. */
export const SelectName = styled.button`
  min-block-size: ${size.target};
  margin-block: calc((1.75rem - ${size.target}) / 2);
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: inherit;
  cursor: pointer;

  &[aria-current='true'] {
    text-decoration: underline;
    text-decoration-thickness: ${stroke.thick};
    text-underline-offset: 0.25em;
  }
`;

export const Duration = styled.span`
  flex: none;
  ${figureText}
  font-size: ${text.lead.size};
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

/** Controls are side by side, because an evening of ten parts needs low rows. */
export const Controls = styled.div`
  display: flex;
  margin-inline-end: calc(-1 * ${space[2]});

  ${desk.small} {
    grid-column: 3 / -1;
    justify-self: end;
  }
`;

export const Note = styled.p`
  ${textStyle('small')};
  overflow-wrap: anywhere;
`;
