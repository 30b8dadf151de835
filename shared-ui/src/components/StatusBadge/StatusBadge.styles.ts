import { css, styled } from 'styled-components';
import { color, radius, space, text, weight, icon } from '../../theme/tokens';
import type { Tone } from '../../tone';

const tones = {
  go: css`
    background: ${color.goSoft};
    color: ${color.go};
  `,
  standby: css`
    background: ${color.standbySoft};
    color: ${color.standby};
  `,
  stop: css`
    background: ${color.stopSoft};
    color: ${color.stop};
  `,
  info: css`
    background: ${color.infoSoft};
    color: ${color.info};
  `,
  neutral: css`
    background: ${color.raised};
    color: ${color.textMuted};
  `,
};

export const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  font-size: ${text.micro.size};
  line-height: 1.2;
  font-weight: ${weight.strong};
  white-space: nowrap;

  ${({ $tone }) => tones[$tone]}

  svg {
    flex-shrink: 0;
    inline-size: ${icon.mark};
    block-size: ${icon.mark};
  }
`;
