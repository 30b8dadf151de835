import { styled } from 'styled-components';
import { color, textStyle } from '../../theme/tokens';

/** Small text that explains the element beside it. */
export const Muted = styled.p`
  ${textStyle('small')};
  color: ${color.textMuted};
`;
