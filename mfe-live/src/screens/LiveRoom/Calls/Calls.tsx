import { useState } from 'react';
import { Button, LazyPart, lazyScreen, VisuallyHidden } from '@standby/shared-ui';
import { useRoomSelector } from '../../../components/room-context/room-context';
import { useWallMinute } from '../../../components/room-context/useFigure';
import { CUSTOM_NAMES, NO_CALLS, relativeDay } from '@standby/live-room/domain/calls/call-ladder';
import { zoneLabel } from '@standby/live-room/domain/timer/local-time';
import { dateAndTime, timeOfDay } from '@standby/live-room/domain/timer/time';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useController } from '../controller-context';
import { Panel, PanelHeader, Scroll } from '../SidePanel/SidePanel.styles';
import { CallList } from './CallList';
import { Hint } from '../../../components/primitives/primitives';
import { Curtain } from './Calls.styles';
import { CurtainForm } from './CurtainForm';

const HoldControls = lazyScreen(() => import('./HoldControlsLazy'));

const selectCalls = ({ state }: RoomSnapshot) => state.calls ?? NO_CALLS;

/** The calls before the performance: when each is due, and who answered it. */
export function Calls() {
  const calls = useRoomSelector(selectCalls);
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
        {isSet && !isEditing && (
          <LazyPart>
            <HoldControls />
          </LazyPart>
        )}
        {isSet ? (
          <CallList calls={calls} />
        ) : (
          <Hint>Enter when the curtain goes up. Call times are calculated from it.</Hint>
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
        {day === 'other' ? date : DAYS[day]} · {custom} calls · {zoneLabel(curtainAtMs)}
      </small>
    </Curtain>
  );
}
