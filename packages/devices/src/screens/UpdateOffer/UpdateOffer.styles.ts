import { color, space, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};
`;

export const Line = styled.p`
  ${textStyle('small')};
  color: ${color.textMuted};
`;
