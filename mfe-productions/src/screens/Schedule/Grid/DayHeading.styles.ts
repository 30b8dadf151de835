import { styled } from 'styled-components';
import { color, space, weight } from '@standby/shared-ui';

export const Root = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  justify-content: space-between;

  h2 {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space[2]};
    align-items: center;
    font-weight: ${weight.medium};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${space[8]};
    color: inherit;
    text-decoration-color: ${color.hairline};
  }

  [data-today] & h2 {
    color: ${color.accent};
  }
`;
