import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ActType } from '@standby/live-room/domain/event-log/event';
import { VisuallyHidden } from '@standby/shared-ui';
import { useCanControl, useMay } from '../../components/room-context/room-context';

const Fields = styled.fieldset`
  display: contents;
`;

const Name = () => <VisuallyHidden as="legend">Controls</VisuallyHidden>;

/** Controls that change the room: all are disabled on a desk that may only look, or is a deputy's. `Notices` says why. */
export function ControlFields({ children }: { readonly children: ReactNode }) {
  return (
    <Fields disabled={!useCanControl()}>
      <Name />
      {children}
    </Fields>
  );
}

interface ActFieldsProps {
  /** What the controls do. */
  readonly act: ActType;
  readonly children: ReactNode;
}

/** Controls that do one thing, which desks of other roles may do, too. */
export function ActFields({ act, children }: ActFieldsProps) {
  return (
    <Fields disabled={!useMay(act)}>
      <Name />
      {children}
    </Fields>
  );
}
