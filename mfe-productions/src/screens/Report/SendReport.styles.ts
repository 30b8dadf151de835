import { styled } from 'styled-components';
import { radius, space, stroke } from '@standby/shared-ui';

export const Recipients = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin: ${space[1]} 0 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

/** Preview of the sent page, at the end of the dialog. */
export const Page = styled.div`
  padding: ${space[4]};
  border: ${stroke.hairline};
  border-radius: ${radius.large};
`;
