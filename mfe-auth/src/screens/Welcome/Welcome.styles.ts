import { color, space, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Next = styled.section`
  display: grid;
  gap: ${space[2]};
  ${textStyle('small')};
  color: ${color.textMuted};

  h2 {
    ${textStyle('small')};
    color: ${color.text};
  }

  ol {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding-inline-start: ${space[5]};
  }
`;
