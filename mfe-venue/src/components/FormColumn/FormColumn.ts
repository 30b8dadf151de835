import { styled } from 'styled-components';
import { space } from 'shared-ui';

/** A form of sections, one below the other. */
export const FormColumn = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`;
