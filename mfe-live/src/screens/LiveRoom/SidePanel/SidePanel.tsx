import { useRoomSelector } from '@standby/room-parts/room-context';
import { SIDE_PANELS, type SidePanelName } from '../../../data/local/window-settings';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { ariaKeyShortcutOf, type KeyAct } from '@standby/room-parts/keyboard-map';
import { Calls } from '../Calls/Calls';
import { DueCall } from '../Calls/DueCall';
import { ActFields, ControlFields } from '../ControlFields';
import { useController, useControllerView } from '../controller-context';
import { KeyLabel } from '../KeyLabel';
import { NewMessages } from '../Messages/NewMessages';
import { Messages } from '../Messages/Messages';
import { Rundown } from '../Rundown/Rundown';
import { Choice, Choices, MessagesPlace, Root } from './SidePanel.styles';

const CHOICES: Record<SidePanelName, { readonly label: string; readonly keyAct: KeyAct }> = {
  messages: { label: 'Messages', keyAct: 'message' },
  calls: { label: 'Calls', keyAct: 'calls' },
  rundown: { label: 'Rundown', keyAct: 'rundown' },
};

const selectCalls = ({ state }: RoomSnapshot) => state.calls;

/**
 * The right column: messages, calls or the rundown. A half-written message stays while another
 * panel is shown.
 */
export function SidePanel() {
  const { panelRef, showPanel } = useController();
  const { panel } = useControllerView().settings;
  const calls = useRoomSelector(selectCalls);
  return (
    <Root ref={panelRef} tabIndex={-1} role="group" aria-label="Side panel">
      <Choices role="group" aria-label="Show beside the clock">
        {SIDE_PANELS.map((name) => {
          const { label, keyAct } = CHOICES[name];
          return (
            <Choice
              key={name}
              type="button"
              aria-pressed={panel === name}
              aria-keyshortcuts={ariaKeyShortcutOf(keyAct)}
              onClick={() => showPanel(name)}
            >
              {label}
              {name === 'messages' && <NewMessages isShown={panel === 'messages'} />}
              {name === 'calls' && calls && <DueCall />}
              <KeyLabel act={keyAct} />
            </Choice>
          );
        })}
      </Choices>
      <ActFields act="send-desk-note">
        <MessagesPlace hidden={panel !== 'messages'}>
          <Messages isShown={panel === 'messages'} />
        </MessagesPlace>
      </ActFields>
      {panel === 'calls' && <Calls />}
      <ControlFields>{panel === 'rundown' && <Rundown />}</ControlFields>
    </Root>
  );
}
