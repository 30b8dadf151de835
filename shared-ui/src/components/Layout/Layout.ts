import { styled } from 'styled-components';
import { space } from '../../theme/tokens';

interface GapProps {
  /** Step of the space scale between the children. */
  $gap: keyof typeof space;
}

/** Children below each other, as wide as the place allows. */
export const Stack = styled.div<GapProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space[$gap]};
`;

/** Children beside each other, which wrap into further rows. */
export const Row = styled.div<GapProps>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap }) => space[$gap]};
`;
