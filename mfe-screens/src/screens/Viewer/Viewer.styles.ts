import {
  color,
  font,
  FullWindow,
  layer,
  radius,
  size,
  space,
  text,
  weight,
  stroke,
} from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Screen = styled(FullWindow)`
  /* The page’s script hides everything else of an overlay’s page. */
  &&[data-overlay] {
    background: transparent;
    visibility: visible;
  }

  overflow: clip;

  &[data-idle='true'] {
    cursor: none;
  }

  /* The picture for the stage ends above the notice. */
  @media (min-height: 30.01em) {
    &:has(> [data-stale]) > [data-viewer] {
      block-size: calc(100% - ${space[14]});
    }
  }

  /* A blackout ignores forced colours, because they may be white in a dark house. */
  &[data-blackout='true'] {
    forced-color-adjust: none;
  }
`;

/** Controls in the line of the timer’s name, so that they cover no digit even on a low screen. */
export const Controls = styled.div`
  position: absolute;
  inset-block-start: min(${space[6]}, 1vh);
  inset-inline-end: min(${space[6]}, 2vw);
  display: flex;
  gap: ${space[2]};

  button {
    max-inline-size: 45vw;
    min-block-size: min(${size.target}, 11.5vh);
    background: ${color.stage};
    font-size: min(1rem, 4vh);
  }
`;

/** A small notice at the edge, for the operator and not for the stage. */
export const Notice = styled.p`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-start: ${space[3]};
  max-inline-size: calc(100% - 2 * ${space[3]});
  padding: ${space[2]} ${space[3]};
  border: ${stroke.hairline};
  border-radius: ${radius.small};
  background: ${color.page};
  color: ${color.text};
  font-size: max(${text.small.size}, 1.8vmin);
  line-height: ${text.small.line};

  /* On a low screen the stage’s text fills the lower edge. */
  @media (max-height: 30em) {
    inset-block: ${space[1]} auto;
    padding-block: ${space[1]};
    inset-inline-start: 50%;
    inline-size: max-content;
    translate: -50%;
  }
`;

/** Stands after a full window, and above it. */
export const Sign = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${layer.header};
  display: grid;
  place-content: center;
  background: ${color.accent};
  color: ${color.onAccent};
  font-family: ${font.figure};
  font-size: min(18vw, 40vh);
  font-weight: ${weight.strong};
  line-height: 1;
  text-align: center;
`;
