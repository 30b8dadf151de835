import { color, font, media, space, stroke, textStyle, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';

/** Countdown that stays beside the form while the form is scrolled. */
export const Root = styled.aside`
  display: none;

  @media ${media.desktop} {
    position: sticky;
    inset-block-start: ${space[8]};
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    container-type: inline-size;
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  ${textStyle('small')};
  color: ${color.textMuted};
`;

export const TimerName = styled.strong`
  margin-inline-end: ${space[2]};
  font-weight: ${weight.strong};
  color: ${color.text};
`;

/** Digits centred by a transform, so that losing the first digit does not move the layout. */
export const Digits = styled.span`
  display: inline-block;
  position: relative;
  inset-inline-start: 50%;
  transform: translateX(-50%);
`;

export const Figure = styled.p`
  font-family: ${font.figure};
  font-size: min(34cqi, 11rem);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 0.95;
  letter-spacing: -0.01em;
  white-space: nowrap;

  &[data-phase='standby'] {
    color: ${color.standby};
  }

  &[data-phase='time'] {
    color: ${color.stop};
  }
`;

export const Calls = styled.dl`
  display: grid;
  gap: ${space[1]};
  padding-block-start: ${space[2]};
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
`;

export const Note = styled.p`
  padding-block-start: ${space[4]};
  border-block-start: ${stroke.hairline};
  ${textStyle('small')};
  color: ${color.textMuted};
`;
