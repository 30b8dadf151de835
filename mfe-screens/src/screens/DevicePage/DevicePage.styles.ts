import {
  color,
  extent,
  font,
  FullWindow,
  radius,
  space,
  stroke,
  text,
  textStyle,
  weight,
} from '@standby/shared-ui';
import { css, styled } from 'styled-components';
import type { Display } from '@standby/api-client/device-screens';

export const Root = styled(FullWindow)`
  display: grid;
`;

export const Frame = styled(FullWindow)`
  overflow: clip;
`;

/**
 * Turns the page, and its fixed elements with it. At 90 and 270 degrees its width is the screen’s
 * height.
 */
const turned = (rotation: Display['rotation']) => css`
  inset: 50% auto auto 50%;
  inline-size: ${rotation === 180 ? '100dvw' : '100dvh'};
  block-size: ${rotation === 180 ? '100dvh' : '100dvw'};
  translate: -50% -50%;
  rotate: ${rotation}deg;
`;

export const Content = styled.div<{ $rotation: Display['rotation'] }>`
  position: absolute;
  inset: 0;

  ${({ $rotation }) => $rotation !== 0 && turned($rotation)}

  &[data-mirrored='true'] {
    scale: -1 1;
  }

  &[data-dark='true'] {
    visibility: hidden;
  }
`;

/** A blackout ignores forced colours, because they may be white in a dark house. */
export const Blackout = styled.div`
  position: absolute;
  inset: 0;
  background: ${color.night};
  forced-color-adjust: none;
`;

const centred = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[6]} ${space.gutter};
  text-align: center;

  h1 {
    font-family: ${font.display};
    font-size: clamp(${text.section.size}, 6vmin, 5rem);
    font-weight: ${weight.medium};
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
`;

export const Quiet = styled.div`
  ${centred}
  position: absolute;
  inset: 0;
  background: ${color.stage};
  color: ${color.text};

  &[data-idle='true'] {
    cursor: none;
  }
`;

export const Line = styled.p`
  max-inline-size: ${extent[28]};
  ${textStyle('body')};
  color: ${color.textMuted};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const Refused = styled.ul`
  display: grid;
  gap: ${space[1]};
  max-inline-size: ${extent[34]};
  list-style: none;
  ${textStyle('small')};
  color: ${color.textMuted};
  text-wrap: balance;
`;

export const Clock = styled.p`
  font-family: ${font.figure};
  font-size: min(34vmin, 18rem);
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

/** Reserves its space, so that nothing moves when the button hides. */
export const Tools = styled.div`
  min-block-size: ${space[12]};
`;

export const Unpaired = styled.div`
  ${centred}
  gap: ${space[6]};
`;

export const Code = styled.p`
  display: grid;
  gap: ${space[3]};
  padding: ${space[6]} ${space[8]};
  border: ${stroke.hairline};
  border-radius: ${radius.large};
  background: ${color.surface};
  font-family: ${font.figure};
  font-size: clamp(2.5rem, 14vmin, 8rem);
  font-weight: ${weight.strong};
  letter-spacing: 0.06em;
  line-height: 1;
`;

export const Spoken = styled.span`
  font-family: ${font.body};
  ${textStyle('small')};
  letter-spacing: normal;
  color: ${color.textMuted};
`;

export const CodeForm = styled.form`
  display: grid;
  gap: ${space[4]};
  inline-size: min(100%, ${extent[28]});
  text-align: start;
`;
