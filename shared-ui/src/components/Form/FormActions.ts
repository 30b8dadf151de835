import { styled } from 'styled-components';
import { color, size, space } from '../../theme/tokens';

/** The end of a form: the primary action first, Cancel beside it. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  max-width: ${size.form};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.hairline};
`;
