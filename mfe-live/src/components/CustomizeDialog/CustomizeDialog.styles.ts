import { color, radius, size, space, stroke, extent } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Preview = styled.div`
  aspect-ratio: 16 / 9;
  inline-size: min(100%, ${extent[26]});
  margin-inline: auto;
  overflow: clip;
  border: ${stroke.thin} solid ${color.control};
  border-radius: ${radius.small};
`;

export const Mirrored = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-block-size: ${size.target};
  line-height: 1.3;
  cursor: pointer;
`;
