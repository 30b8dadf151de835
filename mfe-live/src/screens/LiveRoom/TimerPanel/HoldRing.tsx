import { color, media, stroke } from '@standby/shared-ui';
import { keyframes, styled } from 'styled-components';
import { HOLD_MS } from './useHold';

const fill = keyframes`
  from { stroke-dashoffset: 1; }
`;

/** Along the button's edge, where no thumb covers it. */
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

  /* Nothing fills here: dashes say that it is held, and a whole edge that it is done. */
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

/** Fills while a button is held. Its state is said in a word beside it. */
export function HoldRing() {
  return (
    <Ring aria-hidden data-hold-ring>
      <rect pathLength={1} />
    </Ring>
  );
}
