import { color, media, space, stroke, text } from '@standby/shared-ui';
import { css, styled } from 'styled-components';
import { figureText } from '@standby/room-parts/primitives';

/** The colour of a timer. Its letter is always beside it. */
export const cueColor = css`
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

/** Width of the column with the planned times. */
export const PLAN_WIDTH = 'var(--plan-width, 2.75rem)';

/** Widens the column for AM and PM. */
export const planWidth = css`
  &[data-clock='12-hour'] {
    --plan-width: 4.25rem;
  }
`;

/** The axis of the evening, in the colour of each part. */
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

/** Above the now-line, which would otherwise strike it through. */
export const Planned = styled.span`
  z-index: 2;
  justify-self: start;
  white-space: nowrap;
  margin-block-start: ${space[3]};
  background: ${color.surface};
  ${figureText}
  font-size: ${text.lead.size};
  line-height: 1;
  color: ${color.textMuted};

  [data-dragged='true'] > & {
    background: ${color.raised};
  }
`;

/** A line from the planned times to the axis, clear of the row’s text. */
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
