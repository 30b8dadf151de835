import { css, styled } from 'styled-components';
import { color, radius, space, weight, icon, stroke, textStyle, extent } from '../../theme/tokens';
import type { Tone } from '../../tone';

const tones = {
  go: css`
    --banner-tone: ${color.go};
    background: ${color.goSoft};
  `,
  standby: css`
    --banner-tone: ${color.standby};
    background: ${color.standbySoft};
  `,
  stop: css`
    --banner-tone: ${color.stop};
    background: ${color.stopSoft};
  `,
  info: css`
    --banner-tone: ${color.info};
    background: ${color.infoSoft};
  `,
  neutral: css`
    --banner-tone: ${color.control};
    background: ${color.raised};
  `,
};

export const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]} ${space[5]};
  border: ${stroke.thin} solid color-mix(in srgb, var(--banner-tone) 40%, transparent);
  border-radius: ${radius.large};
  color: ${color.text};

  ${({ $tone }) => tones[$tone]}
`;

export const Message = styled.div`
  display: flex;
  flex: 1 1 ${extent[18]};
  gap: ${space[3]};
  min-inline-size: 0;

  > svg {
    flex-shrink: 0;
    inline-size: ${icon.tone};
    block-size: ${icon.tone};
    margin-block-start: 0.35em;
    color: var(--banner-tone);
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
`;

export const Title = styled.p`
  font-weight: ${weight.strong};
`;

export const Text = styled.div`
  ${textStyle('small')};
`;
