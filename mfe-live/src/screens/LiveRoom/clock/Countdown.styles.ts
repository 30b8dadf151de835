import { color, font, radius, space, text, weight } from 'shared-ui';
import { styled } from 'styled-components';

/*
 * The figure fills the width that it has. Its size hangs on how many digits there may be, not on how
 * many there are: 9:59 must be no larger than 10:00.
 */
const MINUTES_EM = 2.3;
const MINUTES_OVER_EM = 2.8;
const HOURS_EM = 3.5;
const HOURS_OVER_EM = 4;

export const Root = styled.div`
  --tone: ${color.text};
  --on-tone: ${color.page};
  display: grid;
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
    --on-tone: ${color.onStop};
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

export const Figure = styled.div`
  --figure-em: ${MINUTES_EM};
  display: grid;
  place-content: center;
  inline-size: 100%;
  /* Digits are 0.7 em high and sit on the baseline. */
  block-size: 0.96em;
  padding-block-end: 0.1em;
  border: 0.02em solid transparent;
  border-radius: ${radius.large};
  font-family: ${font.figure};
  font-size: min(100cqi / var(--figure-em), 40dvh);
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

  [data-threshold='standby'] > & {
    border-color: var(--tone);
  }

  [data-threshold='time'] > & {
    border-color: var(--tone);
    background: var(--tone);
    color: var(--on-tone);
  }
`;
