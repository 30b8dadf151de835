import type { ReactNode } from 'react';
import { useRoomSelector } from '@standby/room-parts/room-context';
import type { SidePanelName } from '../../../data/local/window-settings';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { Calls } from '../Calls/Calls';
import { DueCall } from '../Calls/DueCall';
import { ActFields, ControlFields } from '../ControlFields';
import { useController, useControllerView } from '../controller-context';
import { KeyLabel } from '../KeyLabel';
import { Messages } from '../Messages/Messages';
import { Rundown } from '../Rundown/Rundown';
import { Place, Title } from './WidePanels.styles';

const selectCalls = ({ state }: RoomSnapshot) => state.calls;

/** Rundown, calls and messages side by side. A key moves the focus to its panel. */
export function WidePanels() {
  const calls = useRoomSelector(selectCalls);
  return (
    <>
      <ControlFields>
        <PanelPlace name="rundown">
          <Title aria-hidden>
            Rundown <KeyLabel act="rundown" />
          </Title>
          <Rundown />
        </PanelPlace>
      </ControlFields>
      <PanelPlace name="calls">
        <Title aria-hidden>
          Calls {calls && <DueCall />} <KeyLabel act="calls" />
        </Title>
        <Calls />
      </PanelPlace>
      <ActFields act="send-desk-note">
        <PanelPlace name="messages">
          <Title aria-hidden>
            Messages <KeyLabel act="message" />
          </Title>
          <Messages isShown />
        </PanelPlace>
      </ActFields>
    </>
  );
}

interface PanelPlaceProps {
  readonly name: SidePanelName;
  readonly children: ReactNode;
}

function PanelPlace({ name, children }: PanelPlaceProps) {
  const { panelRef } = useController();
  const { panel } = useControllerView().settings;
  return (
    <Place ref={panel === name ? panelRef : undefined} tabIndex={-1} data-panel={name}>
      {children}
    </Place>
  );
}
