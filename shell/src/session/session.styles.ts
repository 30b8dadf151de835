import { space } from '@standby/shared-ui';
import { styled } from 'styled-components';

/** A long address breaks instead of widening the menu. */
export const Email = styled.span`
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
`;
