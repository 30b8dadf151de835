import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { ariaKeyShortcutOf, type KeyAct } from '../../../domain/keyboard-map';
import { Calls } from '../Calls/Calls';
import { DueCall } from '../Calls/DueCall';
import { useController } from '../controller-context';
import { KeyLabel } from '../KeyLabel';
import { Messages } from '../Messages/Messages';
import { Rundown, type RundownDialogProps } from '../Rundown/Rundown';
import { Choice, Choices, MessagesPlace, Root } from './SidePanel.styles';
import { SIDE_PANELS, type SidePanelControl, type SidePanelName } from './useSidePanel';

const CHOICES: Record<SidePanelName, { readonly label: string; readonly keyAct: KeyAct }> = {
  messages: { label: 'Messages', keyAct: 'message' },
  calls: { label: 'Calls', keyAct: 'calls' },
  rundown: { label: 'Rundown', keyAct: 'rundown' },
};

interface SidePanelProps {
  readonly snapshot: RoomSnapshot;
  readonly control: Pick<SidePanelControl, 'panel' | 'panelRef' | 'messageRef'>;
  readonly dialogs: RundownDialogProps;
}

/** The right column: messages, calls or the rundown. A half-written message stays while another is shown. */
export function SidePanel({ snapshot, control, dialogs }: SidePanelProps) {
  const { showPanel } = useController();
  const { panel, panelRef, messageRef } = control;
  const { state } = snapshot;
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
              {name === 'calls' && state.calls && <DueCall calls={state.calls} />}
              <KeyLabel act={keyAct} />
            </Choice>
          );
        })}
      </Choices>
      <MessagesPlace hidden={panel !== 'messages'}>
        <Messages state={state} isModerated={snapshot.connection !== null} inputRef={messageRef} />
      </MessagesPlace>
      {panel === 'calls' && <Calls snapshot={snapshot} />}
      {panel === 'rundown' && <Rundown snapshot={snapshot} {...dialogs} />}
    </Root>
  );
}
