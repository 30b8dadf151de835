import { stroke } from '../../theme/tokens';
import { styled } from 'styled-components';

/** Text for screen readers alone. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: ${stroke.thin};
  block-size: ${stroke.thin};
  margin: calc(-1 * ${stroke.thin});
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
