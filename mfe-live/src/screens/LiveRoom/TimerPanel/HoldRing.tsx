import { color, media, stroke } from '@standby/shared-ui';
import { keyframes, styled } from 'styled-components';
import { HOLD_MS } from './useHold';

const fill = keyframes`
  from { stroke-dashoffset: 1; }
`;

/** A ring along the button’s edge, where no thumb covers it. */
const Ring = styled.svg`
  && {
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    color: ${color.stop};
  }

  rect {
    x: ${stroke.thick};
    y: ${stroke.thick};
    width: calc(100% - 2 * ${stroke.thick});
    height: calc(100% - 2 * ${stroke.thick});
    rx: 3px;
    fill: none;
    stroke: currentColor;
    stroke-width: 4;
    stroke-dasharray: 1;
    animation: ${fill} ${HOLD_MS}ms linear;
  }

  /*
   * With reduced motion, dashes mean that the button is held, and a whole edge that the hold is
   * complete.
   */
  @media ${media.reducedMotion} {
    rect {
      stroke-dasharray: 0.03 0.02;
    }
  }

  @media ${media.forcedColors} {
    color: Highlight;
    forced-color-adjust: none;
  }
`;

/** A ring that fills while a button is held. A word beside it has the same state. */
export function HoldRing() {
  return (
    <Ring aria-hidden data-hold-ring>
      <rect pathLength={1} />
    </Ring>
  );
}
