import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCanControl } from '../../components/room-context/room-context';

const Fields = styled.fieldset`
  display: contents;
`;

/** Controls that change the room: all are disabled on a desk that may only look. `Notices` says why. */
export function ControlFields({ children }: { readonly children: ReactNode }) {
  return <Fields disabled={!useCanControl()}>{children}</Fields>;
}
