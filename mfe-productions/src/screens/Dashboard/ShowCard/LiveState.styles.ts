import { color, font, media, space, stroke, text, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';

const live = `
  padding-block-start: ${space[4]};
  border-block-start: ${stroke.hairline};
`;

export const Live = styled.div`
  display: grid;
  gap: ${space[2]};
  ${live}

  @media ${media.tablet} {
    justify-items: end;
    padding: 0;
    border: 0;
  }
`;

export const Idle = styled.p`
  ${textStyle('small')};
  color: ${color.textMuted};
  ${live}

  @media ${media.tablet} {
    padding: 0;
    border: 0;
    text-align: end;
  }
`;

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-inline-size: 0;
`;

export const TimerName = styled.bdi`
  ${textStyle('small')};
  overflow-wrap: anywhere;
`;

export const Figure = styled.p`
  font-family: ${font.figure};
  font-size: ${text.hero.size};
  line-height: 0.9;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  [data-state='standby'] > & {
    color: ${color.standby};
  }

  [data-state='time'] > & {
    color: ${color.stop};
  }
`;
