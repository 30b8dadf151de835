import { styled } from 'styled-components';
import { size, space, stroke } from '../../theme/tokens';

/** Buttons at the end of a form: the primary action first, Cancel beside it. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  max-inline-size: ${size.form};
  padding-block-start: ${space[6]};
  border-block-start: ${stroke.hairline};
`;
