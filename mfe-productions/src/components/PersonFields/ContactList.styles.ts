import { styled } from 'styled-components';
import { space } from '@standby/shared-ui';

export const Contacts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  align-content: start;

  > button {
    justify-self: start;
  }
`;

/** A further address or number, with the button that removes it. */
export const Contact = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
`;
