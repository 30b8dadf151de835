import { useState } from 'react';
import { Bell, BellOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { schedulePath } from '@standby/contracts';
import { Button, LazyPart, Muted, useClock, VisuallyHidden } from '@standby/shared-ui';
import { useCanControl, useRoomSelector } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import { useWallMinute } from '@standby/room-parts/use-figure';
import { CUSTOM_NAMES, NO_CALLS, relativeDay } from '@standby/live-room/domain/calls/customs';
import type { DefinedCall } from '@standby/live-room/domain/calls/call-ladder';
import { isOtherTime, zoneLabel } from '@standby/live-room/domain/time/local-time';
import { formatDateAt } from '@standby/shared-ui/text';
import { timeOfDay } from '@standby/live-room/domain/time/time';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { ActFields, ControlFields } from '../ControlFields';
import { useController, useControllerView } from '../controller-context';
import { usePerformance } from '../Performance/performance-context';
import { Panel, PanelHeader, Scroll } from '../SidePanel/SidePanel.styles';
import { CallList } from './CallList';
import { CallTools, Curtain } from './Calls.styles';
import { CurtainForm } from './CurtainForm';
import { CallBoard, CallDialog, DepartmentsDialog, HoldControls } from './lazy-parts';
import { useRoomZone, useTimeText } from '@standby/room-parts/room-zone';

const selectCalls = ({ state }: RoomSnapshot) => state.calls ?? NO_CALLS;

/** The calls before the performance, with their times and answers. */
export function Calls() {
  const calls = useRoomSelector(selectCalls);
  const { curtainAtMs } = calls;
  const isSet = curtainAtMs !== null;
  const hasCalls = isSet || calls.own !== undefined;
  const [isEditing, setIsEditing] = useState(false);
  const [edited, setEdited] = useState<DefinedCall | 'new' | 'departments'>();
  const { showPanel } = useController();
  const { showId } = useShow();
  const performance = usePerformance();
  const handleEdited = () => setEdited(undefined);
  const handleClose = () => {
    setIsEditing(false);
    // The form disappears with the focus, so the panel takes the focus.
    showPanel('calls');
  };
  return (
    <Panel aria-labelledby="calls-panel">
      <VisuallyHidden as="h2" id="calls-panel">
        Calls
      </VisuallyHidden>
      <ControlFields>
        {isSet && (performance || !isEditing) ? (
          <PanelHeader>
            <CurtainLine curtainAtMs={curtainAtMs} custom={CUSTOM_NAMES[calls.custom]} />
            {performance ? (
              <Button
                as={Link}
                to={`${schedulePath(showId)}?view=day&date=${performance.date}`}
                variant="ghost"
                size="small"
                aria-label={`Change ${performance.name} in the schedule`}
              >
                Schedule
              </Button>
            ) : (
              <Button
                variant="ghost"
                size="small"
                aria-label="Change curtain time"
                onClick={() => setIsEditing(true)}
              >
                Change
              </Button>
            )}
          </PanelHeader>
        ) : (
          <CurtainForm calls={calls} onClose={handleClose} canCancel={isSet} />
        )}
      </ControlFields>
      <Scroll>
        {!isSet && (
          <Muted>
            No performance is on the <Link to={schedulePath(showId)}>schedule</Link>. Enter when the
            curtain goes up. Call times are calculated from it.
          </Muted>
        )}
        {hasCalls && (
          <LazyPart>
            <CallBoard />
          </LazyPart>
        )}
        {isSet && !isEditing && (
          <ControlFields>
            <LazyPart>
              <HoldControls />
            </LazyPart>
          </ControlFields>
        )}
        {hasCalls && (
          <ActFields act="give-call">
            <CallList onEdit={setEdited} />
          </ActFields>
        )}
        <Tools onAdd={() => setEdited('new')} onDepartments={() => setEdited('departments')} />
      </Scroll>
      {edited === 'departments' && (
        <LazyPart>
          <DepartmentsDialog onClose={handleEdited} />
        </LazyPart>
      )}
      {edited !== undefined && edited !== 'departments' && (
        <LazyPart>
          <CallDialog call={edited === 'new' ? undefined : edited} onClose={handleEdited} />
        </LazyPart>
      )}
    </Panel>
  );
}

interface ToolsProps {
  readonly onAdd: () => void;
  readonly onDepartments: () => void;
}

/** Tools for additional calls, for departments, and for a sound in this window. */
function Tools({ onAdd, onDepartments }: ToolsProps) {
  const { changeSettings } = useController();
  const { soundsCalls } = useControllerView().settings;
  const canControl = useCanControl();
  return (
    <CallTools role="group" aria-label="Call settings">
      {canControl && (
        <>
          <Button size="small" onClick={onAdd}>
            Add calls
          </Button>
          <Button size="small" variant="ghost" onClick={onDepartments}>
            Who answers
          </Button>
        </>
      )}
      <Button
        size="small"
        variant="ghost"
        aria-pressed={soundsCalls}
        icon={
          soundsCalls ? (
            <Bell strokeWidth={1.5} aria-hidden />
          ) : (
            <BellOff strokeWidth={1.5} aria-hidden />
          )
        }
        onClick={() => changeSettings({ soundsCalls: !soundsCalls })}
      >
        Sound when due
      </Button>
    </CallTools>
  );
}

interface CurtainLineProps {
  readonly curtainAtMs: number;
  readonly custom: string;
}

const DAYS = { yesterday: 'Yesterday', today: 'Today', tomorrow: 'Tomorrow' } as const;

function CurtainLine({ curtainAtMs, custom }: CurtainLineProps) {
  const performance = usePerformance();
  const timeText = useTimeText();
  const zone = useRoomZone();
  const day = relativeDay(curtainAtMs, useWallMinute(), zone);
  const date = formatDateAt(curtainAtMs, 'day', { timeZone: zone });
  const ownTime = timeOfDay(curtainAtMs, useClock());
  const isElsewhere = isOtherTime(curtainAtMs, zone);
  return (
    <Curtain>
      <span>
        Curtain up <strong>{timeText(curtainAtMs)}</strong>
      </span>
      <small>
        {performance && `${performance.name} · `}
        {day === 'other' ? date : DAYS[day]} · {custom} calls · {zoneLabel(curtainAtMs, zone)}
        {isElsewhere && `, ${ownTime} where you are`}
      </small>
    </Curtain>
  );
}
