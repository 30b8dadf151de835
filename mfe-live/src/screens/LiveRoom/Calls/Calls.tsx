import { useState } from 'react';
import { Button, VisuallyHidden } from '@standby/shared-ui';
import { useWallMinute } from '../../../components/room-context/useFigure';
import { CUSTOM_NAMES, NO_CALLS, relativeDay } from '../../../domain/calls/call-ladder';
import { dateAndTime, timeOfDay } from '../../../domain/timer/time';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { useController } from '../controller-context';
import { Panel, PanelHeader, Scroll } from '../SidePanel/SidePanel.styles';
import { CallList } from './CallList';
import { Curtain, Empty } from './Calls.styles';
import { CurtainForm } from './CurtainForm';

/** The calls before the performance: when each is due, and who answered it. */
export function Calls({ snapshot }: { readonly snapshot: RoomSnapshot }) {
  const calls = snapshot.state.calls ?? NO_CALLS;
  const { curtainAtMs } = calls;
  const isSet = curtainAtMs !== null;
  const [isEditing, setIsEditing] = useState(false);
  const { showPanel } = useController();
  const handleClose = () => {
    setIsEditing(false);
    // The form goes, and with it what has the focus.
    showPanel('calls');
  };
  return (
    <Panel aria-labelledby="calls-panel">
      <VisuallyHidden as="h2" id="calls-panel">
        Calls
      </VisuallyHidden>
      {isSet && !isEditing ? (
        <PanelHeader>
          <CurtainLine curtainAtMs={curtainAtMs} custom={CUSTOM_NAMES[calls.custom]} />
          <Button
            variant="ghost"
            size="small"
            aria-label="Change curtain time"
            onClick={() => setIsEditing(true)}
          >
            Change
          </Button>
        </PanelHeader>
      ) : (
        <CurtainForm calls={calls} onClose={handleClose} canCancel={isSet} />
      )}
      <Scroll>
        {isSet ? (
          <CallList calls={calls} snapshot={snapshot} />
        ) : (
          <Empty>Enter when the curtain goes up. The calls compute themselves from it.</Empty>
        )}
      </Scroll>
    </Panel>
  );
}

interface CurtainLineProps {
  readonly curtainAtMs: number;
  readonly custom: string;
}

const DAYS = { yesterday: 'Yesterday', today: 'Today', tomorrow: 'Tomorrow' } as const;

function CurtainLine({ curtainAtMs, custom }: CurtainLineProps) {
  const day = relativeDay(curtainAtMs, useWallMinute());
  const date = dateAndTime(curtainAtMs).replace(/ .*/u, '');
  return (
    <Curtain>
      <span>
        Curtain up <strong>{timeOfDay(curtainAtMs)}</strong>
      </span>
      <small>
        {day === 'other' ? date : DAYS[day]} · {custom} calls
      </small>
    </Curtain>
  );
}
