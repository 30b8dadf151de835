import { styled } from 'styled-components';
import { color, extent, size, space, stroke, textStyle } from '../../theme/tokens';

/** The end of a form: the primary action first, Cancel beside it. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  max-inline-size: ${size.form};
  padding-block-start: ${space[6]};
  border-block-start: ${stroke.hairline};

  /* What the disabled button waits for: beside the buttons, or below them. */
  > p {
    flex: 1 1 ${extent[14]};
    ${textStyle('small')};
    color: ${color.textMuted};
  }

  > p a {
    padding-block: ${space[1]};
  }
`;
