import {
  color,
  font,
  media,
  motion,
  radius,
  space,
  text,
  weight,
  stroke,
  textStyle,
} from '@standby/shared-ui';
import { css, styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  inline-size: 100%;
  container-type: inline-size;
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  font-size: ${text.small.size};
  color: ${color.textMuted};
`;

export const TimerName = styled.strong`
  margin-inline-end: ${space[2]};
  font-weight: ${weight.strong};
  color: ${color.text};
`;

const standby = css`
  box-shadow: inset 0 0 0 ${stroke.thick} ${color.standby};
  color: ${color.standby};
`;

const time = css`
  background: ${color.stop};
  color: ${color.onStop};
`;

/** Digits centred by a transform, so that losing the first digit does not move the layout. */
export const Digits = styled.span`
  display: inline-block;
  position: relative;
  inset-inline-start: 50%;
  transform: translateX(-50%);

  /*
   * Forced colours put a plate behind text; the plate of such a large figure would cover the labels
   * above it.
   */
  @media ${media.forcedColors} {
    forced-color-adjust: none;
    color: CanvasText;
  }
`;

/**
 * Figure that fills the width, up to the height of the first screen. In the last minute it gets a
 * frame, and at zero a filled ground.
 */
export const Figure = styled.p`
  padding-inline: ${space[4]};
  border-radius: ${radius.large};
  font-family: ${font.figure};
  font-size: min(42cqi, 14.25rem);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 0.95;
  letter-spacing: -0.01em;
  white-space: nowrap;
  transition:
    color ${motion.normal},
    background-color ${motion.normal};

  &[data-phase='standby'] {
    ${standby}
  }

  &[data-phase='time'] {
    ${time}
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > * {
    flex: 1;
  }

  > :nth-child(2) {
    flex: 1.4;
  }
`;

export const Calls = styled.dl`
  display: grid;
  gap: ${space[1]};
  ${textStyle('small')};
`;

export const CallRow = styled.div`
  display: flex;
  gap: ${space[3]};
  font-variant-numeric: tabular-nums;

  dt {
    flex: 0 0 ${space[14]};
    color: ${color.textMuted};
  }

  &:last-child dd {
    color: ${color.textMuted};
  }

  @media ${media.tablet} {
    font-size: ${text.body.size};
  }
`;
