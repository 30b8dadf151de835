import { styled } from 'styled-components';
import { Button, color, space } from '@standby/shared-ui';

/** The delete button, which stands apart from the harmless buttons; its icon aligns with the fields. */
export const Delete = styled(Button)`
  margin-inline: calc(-1 * ${space[5]}) auto;
  color: ${color.stop};
`;
