import { color, radius, size, space } from 'shared-ui';
import { styled } from 'styled-components';

export const Preview = styled.div`
  aspect-ratio: 16 / 9;
  width: min(100%, 26rem);
  margin-inline: auto;
  overflow: clip;
  border: 1px solid ${color.control};
  border-radius: ${radius.small};
`;

export const Settings = styled.div`
  display: grid;
  gap: ${space[5]};
`;

export const Mirrored = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-height: ${size.target};
  line-height: 1.3;
  cursor: pointer;
`;
