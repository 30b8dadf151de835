import { styled } from 'styled-components';
import { size, space, stroke } from '@standby/shared-ui';

export const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${size.form};
`;

export const List = styled.ul`
  max-inline-size: ${size.form};
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  padding-block: ${space[3]};
  overflow-wrap: anywhere;
  border-block-end: ${stroke.hairline};
`;
