import { styled } from 'styled-components';
import { color, size, space, stroke, textStyle } from '@standby/shared-ui';

/** People and errors that the file contains. */
export const Summary = styled.div`
  display: grid;
  gap: ${space[4]};
  max-inline-size: ${size.form};
`;

export const Rows = styled.ul`
  display: grid;
  ${textStyle('small')};
  overflow-wrap: anywhere;

  li {
    padding-block: ${space[2]};
    border-block-end: ${stroke.hairline};
  }

  span {
    color: ${color.textMuted};
  }
`;
