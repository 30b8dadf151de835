import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ActType } from '@standby/live-room/domain/event-log/event';
import { VisuallyHidden } from '@standby/shared-ui';
import { useCanControl, useMay } from '@standby/room-parts/room-context';

const Fields = styled.fieldset`
  display: contents;
`;

const Name = () => <VisuallyHidden as="legend">Controls</VisuallyHidden>;

/**
 * Controls that change the room, all disabled on a read-only or a deputy’s desk. `Notices` explains
 * why.
 */
export function ControlFields({ children }: { readonly children: ReactNode }) {
  return (
    <Fields disabled={!useCanControl()}>
      <Name />
      {children}
    </Fields>
  );
}

interface ActFieldsProps {
  /** Act of the controls. */
  readonly act: ActType;
  readonly children: ReactNode;
}

/** Controls of one act, which desks of other roles may also perform. */
export function ActFields({ act, children }: ActFieldsProps) {
  return (
    <Fields disabled={!useMay(act)}>
      <Name />
      {children}
    </Fields>
  );
}
