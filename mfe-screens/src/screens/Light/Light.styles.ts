import {
  color,
  extent,
  font,
  FullWindow,
  media,
  radius,
  size,
  space,
  stroke,
  text,
  weight,
} from '@standby/shared-ui';
import { css, keyframes, styled } from 'styled-components';

export const Screen = styled(FullWindow)`
  display: flex;
  flex-direction: column;
`;

export const Asleep = styled.p`
  /* In forced colours, the backplate of the large text below would cover the line. */
  position: relative;
  padding: ${space[2]} ${space[3]};
  border-block-end: ${stroke.thin} solid ${color.hairline};
  font-size: ${text.small.size};
`;

export const Choice = styled.div`
  display: grid;
  align-content: center;
  flex: 1 0 auto;
  gap: ${space[4]};
  inline-size: 100%;
  max-inline-size: ${extent[34]};
  margin-inline: auto;
  padding: ${space.gutter};

  h1 {
    font-family: ${font.display};
    font-size: ${text.section.size};
    line-height: ${text.section.line};
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${extent[14]}, 100%), 1fr));
  gap: ${space[3]};
`;

/** Media query for a phone in landscape, where the lamp is beside its words. */
const SIDEWAYS = '(max-height: 30em) and (min-width: 40em)';

export const Face = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(${extent[10]}, 1fr);
  grid-auto-rows: auto;
  flex: 1 0 auto;
  gap: ${space[3]};
  padding: max(${space[3]}, env(safe-area-inset-top)) ${space[3]}
    max(${space[3]}, env(safe-area-inset-bottom));

  @media ${SIDEWAYS} {
    grid-template-columns: minmax(0, ${extent[12]}) minmax(0, 1fr);
    grid-template-rows: auto 1fr;

    > :nth-child(2) {
      grid-area: 1 / 2 / -1 / 3;
    }
  }
`;

export const Top = styled.header`
  h1 {
    font-family: ${font.figure};
    font-size: min(16vw, 14vh);
    line-height: 1;
  }

  small {
    font-family: ${font.body};
    font-size: ${text.heading.size};
    font-weight: ${weight.regular};
    color: ${color.textMuted};
  }
`;

/** Milliseconds of a flash. At 1.25 flashes a second it is below the harmful limit of three. */
export const FLASH_MS = 800;

const flash = keyframes`
  0% {
    background: ${color.stop};
    color: ${color.stage};
  }

  60% {
    background: ${color.stage};
    color: ${color.stop};
  }
`;

const lit = css`
  border-color: ${color.stop};
  background: ${color.stop};
  color: ${color.stage};
`;

/** Colours of a light’s states, selected by its attributes. */
export const lampColors = css`
  border: ${space[2]} solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.stage};
  color: ${color.text};

  &[data-kind='standby'] {
    ${lit}
    animation: ${flash} ${FLASH_MS}ms step-end infinite;
  }

  /*
   * In the American custom, a light that is on means standby, and a light that goes off means GO.
   */
  &[data-acknowledged='true'],
  &[data-steady='true'],
  &[data-custom='american'] {
    animation: none;
  }

  @media ${media.reducedMotion} {
    animation: none !important;
  }

  &[data-kind='go'] {
    border-color: ${color.go};
    background: ${color.go};
    color: ${color.stage};
  }

  &[data-kind='go'][data-custom='american'] {
    background: ${color.stage};
    color: ${color.go};
  }

  &[data-kind='missed'],
  &[data-kind='no-connection'] {
    border-style: dashed;
    border-color: ${color.text};
  }
`;

export const Lamp = styled.button`
  ${lampColors}

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[3]};
  text-align: center;
  overflow-wrap: anywhere;
  touch-action: manipulation;

  &[aria-disabled='true'] {
    cursor: default;
  }
`;

export const Word = styled.span`
  /*
   * In forced colours, text has a backplate as high as its font. The large number’s backplate would
   * cover the word.
   */
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.3em;
  font-size: min(9vw, 9vh);
  font-weight: ${weight.strong};
  line-height: 1.1;

  svg {
    inline-size: 0.8em;
    block-size: 0.8em;
  }

  [data-kind='go'] > & {
    font-size: min(22vw, 18vh);
  }
`;

/** Numbers as large as the screen permits. */
export const Numbers = styled.span<{ readonly $length: number }>`
  font-family: ${font.figure};
  font-size: min(${({ $length }) => Math.min(48, 150 / Math.max(1, $length))}vw, 38vh);
  font-variant-numeric: tabular-nums;
  line-height: 0.95;

  @media ${SIDEWAYS} {
    font-size: min(${({ $length }) => Math.min(40, 110 / Math.max(1, $length))}vw, 32vh);
  }
`;

export const Detail = styled.span`
  font-size: max(${text.lead.size}, min(4vw, 4vh));
  line-height: 1.2;
`;

export const Act = styled.span`
  margin-block-start: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border: ${stroke.thick} solid currentColor;
  border-radius: ${radius.round};
  font-size: ${text.lead.size};
  font-weight: ${weight.strong};
`;

export const Bottom = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

export const Next = styled.p`
  min-block-size: ${size.target};
  font-size: ${text.lead.size};
  line-height: ${size.target};
`;
