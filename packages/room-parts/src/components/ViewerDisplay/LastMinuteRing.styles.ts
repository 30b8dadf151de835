import { styled } from 'styled-components';

/*
 * The ring runs along the screen’s edge, where it takes no space from the figure and is as large as
 * possible. It changes once a second, without an animation.
 */
const INSET = '1.4cqmin';

export const Ring = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  color: var(--viewer-tone);
  pointer-events: none;

  rect {
    x: ${INSET};
    y: ${INSET};
    width: calc(100% - 2 * ${INSET});
    height: calc(100% - 2 * ${INSET});
    rx: 9cqmin;
    ry: 9cqmin;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2cqmin;
  }
`;
