import { extent, space } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const DepartmentRow = styled.div`
  display: grid;
  grid-template-columns: ${extent[8]} minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[3]};
`;
