import { color, font, media, radius, space, stroke, text, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';

/*
 * The figure fills its box, whose size is independent of the figure’s text. The font size depends
 * on the maximum number of digits, not on the current one: 9:59 must not be larger than 10:00.
 */
const MINUTES_EM = 2.3;
const MINUTES_OVER_EM = 2.8;
const HOURS_EM = 3.5;
const HOURS_OVER_EM = 4;

/** Height of the figure’s box in em. Digits are 0.7 em high and sit on the baseline. */
const FIGURE_HEIGHT = 0.96;

export const Root = styled.div`
  --tone: ${color.text};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  justify-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  min-inline-size: 0;
  container-type: inline-size;
  text-align: center;

  &[data-threshold='standby'] {
    --tone: ${color.standby};
  }

  &[data-threshold='time'] {
    --tone: ${color.stop};
  }
`;

export const Word = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.4em;
  min-block-size: 1.2em;
  font-family: ${font.figure};
  font-size: max(${text.heading.size}, min(8cqi, 2rem));
  font-weight: ${weight.strong};
  line-height: 1.2;
  color: var(--tone);

  svg {
    flex-shrink: 0;
    inline-size: 0.65em;
    block-size: 0.65em;
  }

  [data-threshold='normal'] > & {
    color: ${color.textMuted};
  }
`;

/** The box is as high as ten minutes need at its width, or as `--figure-height` says. */
export const FigureBox = styled.div`
  inline-size: 100%;
  block-size: var(--figure-height, calc(${FIGURE_HEIGHT} * min(100cqi / ${MINUTES_EM}, 30dvh)));
  container-type: size;
  display: grid;
  align-content: center;
`;

export const Figure = styled.div`
  --figure-em: ${MINUTES_EM};
  display: grid;
  place-content: center;
  inline-size: 100%;
  block-size: min(100cqb, 62cqi);
  padding-block-end: 0.1em;
  border: 0.02em solid transparent;
  border-radius: ${radius.large};
  font-family: ${font.figure};
  font-size: min(100cqi / var(--figure-em), 100cqb / ${FIGURE_HEIGHT});
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 0.8;
  letter-spacing: 0;
  word-spacing: normal;
  white-space: nowrap;
  color: var(--tone);

  &[data-digits='minutes-over'] {
    --figure-em: ${MINUTES_OVER_EM};
  }

  &[data-digits='hours'] {
    --figure-em: ${HOURS_EM};
  }

  &[data-digits='hours-over'] {
    --figure-em: ${HOURS_OVER_EM};
  }

  /* A dash is narrower than a digit. */
  &[data-digits='none'] {
    letter-spacing: 0.09em;
    color: ${color.control};
  }

  /* A selection off air has neither the light nor the frame of the running show. */
  [data-air='off-air'] > * > & {
    border: ${stroke.thin} dashed ${color.control};
    color: ${color.textMuted};
  }

  [data-air='armed'] > * > & {
    border: ${stroke.thick} dashed ${color.standby};
  }

  /* A frame at Standby and a double one at Time, because a filled one would light the desk. */
  [data-threshold='standby'] & {
    border-color: var(--tone);
  }

  [data-threshold='time'] & {
    border: min(0.06em, 1.125rem) double var(--tone);
  }

  /*
   * The browser would otherwise draw a backplate behind the digits, over the parts above and below.
   */
  @media ${media.forcedColors} {
    forced-color-adjust: none;

    &&& {
      border-color: Canvas;
      color: CanvasText;
    }

    [data-air='off-air'] > * > &&,
    [data-air='armed'] > * > &&,
    [data-threshold='standby'] &&,
    [data-threshold='time'] && {
      border-color: CanvasText;
    }
  }
`;
