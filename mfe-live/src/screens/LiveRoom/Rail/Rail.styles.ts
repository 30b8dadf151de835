import {
  Button,
  color,
  extent,
  icon,
  layer,
  media,
  radius,
  size,
  space,
  stroke,
  text,
  weight,
} from '@standby/shared-ui';
import { styled } from 'styled-components';
import { twoLines } from '@standby/room-parts/primitives';
import { ActButton } from '../ActButton';
import { Figure } from '../OnAir/AirMark.styles';
import { desk, DESK, height, order } from '../desk-layout';

/**
 * The rail’s parts are side by side on a desktop. Elsewhere the notices have their own place in the
 * layout.
 */
export const Root = styled.div`
  display: contents;

  ${desk.tall} {
    ${desk.desktop} {
      position: sticky;
      inset-block-start: calc(${size.header} + ${space[1]});
      z-index: ${layer.sticky};
      display: flex;
      gap: ${space[3]};
      block-size: ${height.wideRail};
      margin-block-end: ${space[4]};
    }
  }
`;

export const State = styled.div`
  order: ${order.rail};
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  block-size: ${height.rail};
  padding-inline: ${space[4]} ${space[2]};
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.textMuted};

  strong {
    font-weight: ${weight.strong};
    color: ${color.text};
  }

  button {
    flex-shrink: 0;
    padding-inline: ${space[3]};
  }

  > svg {
    flex-shrink: 0;
    inline-size: ${icon.tone};
    block-size: ${icon.tone};
    color: ${color.stop};
  }

  &[data-state='blackout'] {
    border: ${stroke.thick} solid ${color.stop};
    color: ${color.text};
  }

  ${desk.low} {
    block-size: ${height.row};

    @container ${DESK} (max-width: ${extent[40]}) {
      > svg,
      &[data-state='blackout'] > p > span {
        display: none;
      }
    }
  }

  @container ${DESK} (max-width: ${extent[20]}) {
    gap: ${space[2]};
    padding-inline: ${space[2]} ${space[1]};

    button {
      padding-inline: ${space[2]};
      font-size: ${text.small.size};
    }

    > svg,
    &[data-state='blackout'] > p > span {
      display: none;
    }
  }

  ${desk.tall} {
    ${desk.tablet} {
      position: sticky;
      inset-block-start: ${size.header};
      z-index: ${layer.sticky};
      grid-area: rail;
    }

    ${desk.desktop} {
      position: static;
      flex: 1 1 0;
      /* Beside an alarm, the time on air keeps its space before the three buttons. */
      min-inline-size: min(${extent[34]}, 55%);
      block-size: 100%;

      /* The stage shows the live figure already, unless the desk looks at another timer. */
      &[data-shows-live='true'] ${Figure} {
        ${desk.oneFigure} {
          display: none;
        }
      }
    }
  }
`;

/**
 * A button for keyboards. With a pointer, a person presses the main button, which names what it
 * starts.
 */
export const ArmButton = styled(ActButton)`
  && {
    display: none;

    @media ${media.tablet} and ${media.hover} {
      display: inline-flex;
    }
  }
`;

/** Hidden in a small layout, because the messages have the same button. */
export const ClearButton = styled(Button)`
  && {
    ${desk.small} {
      display: none;
    }
  }
`;

/** The state in at most two lines. */
export const StateText = styled.p`
  flex: 1;
  min-inline-size: 0;
  max-block-size: 100%;
  ${twoLines}
  font-size: ${text.small.size};
  line-height: 1.3;
  overflow-wrap: break-word;

  [data-state='blackout'] > & > strong {
    margin-inline-end: ${space[1]};
  }

  ${desk.small} {
    [data-state='blackout'] > & {
      font-size: ${text.micro.size};
    }
  }
`;
