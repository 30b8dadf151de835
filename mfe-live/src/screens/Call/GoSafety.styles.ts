import { Button, color, media, space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const SafetyButton = styled(Button)`
  font-size: ${text.small.size};
  font-weight: inherit;
  color: ${color.textMuted};

  @media not ${media.forcedColors} {
    padding-inline: 0;
  }
`;

export const Settings = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
