import { Button, color, media, text } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const SafetyButton = styled(Button)`
  font-size: ${text.small.size};
  font-weight: inherit;
  color: ${color.textMuted};

  @media not ${media.forcedColors} {
    padding-inline: 0;
  }
`;
