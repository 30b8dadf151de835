import {
  color,
  font,
  IconButton,
  media,
  radius,
  space,
  stroke,
  text,
  textStyle,
  weight,
} from 'shared-ui';
import { css, styled } from 'styled-components';

/** The colour of a timer, with the letter beside it wherever it is shown. */
const cueColor = css`
  --cue: ${color.control};

  &[data-color='amber'] {
    --cue: ${color.accent};
  }

  &[data-color='blue'] {
    --cue: ${color.info};
  }

  &[data-color='green'] {
    --cue: ${color.go};
  }

  &[data-color='red'] {
    --cue: ${color.stop};
  }

  &[data-color='white'] {
    --cue: ${color.text};
  }
`;

export const Actions = styled.div`
  display: flex;
  margin-inline-end: calc(-1 * ${space[2]});
`;

export const DriftRoot = styled.p`
  flex: 1;
  min-inline-size: 0;
  ${textStyle('small')};
  color: ${color.textMuted};

  strong {
    margin-inline-end: ${space[1]};
    font-family: ${font.figure};
    font-size: ${text.section.size};
    font-variant-numeric: tabular-nums;
    line-height: 1;
    color: ${color.text};
  }

  &[data-drift='behind'] strong {
    color: ${color.stop};
  }

  &[data-drift='ahead'] strong {
    color: ${color.info};
  }
`;

/** Of the column with the planned times. */
const PLAN_WIDTH = '2.75rem';

export const ListHead = styled.p`
  display: flex;
  gap: calc(2 * ${space[2]} + ${space[1]});
  padding-block-end: ${space[1]};
  font-size: ${text.micro.size};
  color: ${color.textMuted};

  > :first-child {
    inline-size: ${PLAN_WIDTH};
  }
`;

export const List = styled.ol`
  display: grid;
`;

/** Longer parts of the evening are higher, within bounds. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${PLAN_WIDTH} ${space[1]} minmax(0, 1fr) auto;
  align-items: start;
  gap: 0 ${space[2]};
  min-block-size: clamp(5.5rem, calc(4.75rem + var(--minutes) * 0.06rem), 11rem);
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

/** The axis of the evening, in the colour of its part. */
export const Axis = styled.span`
  ${cueColor}
  align-self: stretch;
  background: var(--cue);

  &[data-color='none'] {
    background: ${color.hairline};
  }

  @media ${media.forcedColors} {
    &[data-color] {
      background: CanvasText;
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
`;

/** Over the now-line, which would strike it through. */
export const Planned = styled.span`
  z-index: 2;
  justify-self: start;
  white-space: nowrap;
  margin-block-start: ${space[3]};
  background: ${color.surface};
  font-family: ${font.figure};
  font-size: ${text.lead.size};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  color: ${color.textMuted};

  [data-dragged='true'] > & {
    background: ${color.raised};
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

/** A line from the planned times to the axis, at which it points. Text of the row stays clear of it. */
export const NowMark = styled.span`
  position: absolute;
  inset-inline-start: 0;
  z-index: 1;
  inline-size: calc(${PLAN_WIDTH} + ${space[2]} + ${space[1]});
  block-size: 0;
  border-block-start: ${stroke.thick} solid ${color.accent};
  pointer-events: none;

  &::after {
    position: absolute;
    inset: -7px -9px auto auto;
    border-block: 6px solid transparent;
    border-inline-start: 9px solid ${color.accent};
    content: '';
  }

  @media ${media.forcedColors} {
    border-color: Highlight;

    &::after {
      border-color: transparent;
      border-inline-start-color: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;
