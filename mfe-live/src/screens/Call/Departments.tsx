import {
  Check,
  CircleAlert,
  CircleDashed,
  EyeOff,
  Hourglass,
  QrCode as QrCodeIcon,
  Unplug,
} from 'lucide-react';
import { LazyPart, lazyScreen } from '@standby/shared-ui';
import {
  type DepartmentStatus,
  departmentStatuses,
  lightStates,
  type LightState,
} from '@standby/live-room/domain/calling/desk-view';
import type { Room } from '@standby/live-room/client/room';
import { useRoomView } from '../../components/room-context/useRoomView';
import { ConnectButton, List, Section } from './Call.styles';
import type { ConnectLightProps } from './ConnectLight';
import type { CallingDesk } from './useCalling';

const ConnectLight = lazyScreen(() => import('./ConnectLight'), 'ConnectLight');

const icon = { size: '1.25em', strokeWidth: 1.5, 'aria-hidden': true };

const computeStatuses = (room: Room): DepartmentStatus[] => {
  const { state, screens } = room.getSnapshot();
  return departmentStatuses(state, lightStates(screens), room.now());
};

const LIGHT_TEXTS: Readonly<Record<LightState, string | null>> = {
  connected: null,
  covered: 'Light covered',
  silent: 'Light cut off: call by voice',
  none: 'No light connected',
};

function answerText({ answer, seconds, light }: DepartmentStatus): string {
  const text = {
    none: light === 'connected' ? 'Ready' : null,
    standby: `Standby for ${seconds} s`,
    late: `Late: no answer for ${seconds} s`,
    acknowledged: `Acknowledged after ${seconds} s`,
  }[answer];
  return [text, LIGHT_TEXTS[light]].filter(Boolean).join(' · ');
}

interface DepartmentsProps {
  readonly desk: CallingDesk;
  readonly finalFocus: ConnectLightProps['finalFocus'];
}

/** Shows which departments answered the standby and have a light, and connects the others. */
export function Departments({ desk, finalFocus }: DepartmentsProps) {
  const statuses = useRoomView(computeStatuses);
  if (statuses.length === 0) return null;
  // One line for all departments without a status keeps the next moment in view.
  const isQuiet = ({ answer, light }: DepartmentStatus) => answer === 'none' && light === 'none';
  const unlit = statuses.filter(({ light }) => light === 'none');
  const quiet = statuses.filter(isQuiet);
  return (
    <Section aria-labelledby="departments" data-part="departments">
      <h2 id="departments">Departments</h2>
      <List>
        {statuses
          .filter((status) => !isQuiet(status))
          .map((status) => (
            <li key={status.id} data-answer={status.answer} data-light={status.light}>
              <Shape {...status} />
              <strong>{status.id}</strong> <span>{answerText(status)}</span>
            </li>
          ))}
        {quiet.length > 0 && (
          <li data-light="none">
            <Unplug {...icon} />
            <span>
              No light connected: <strong>{quiet.map(({ id }) => id).join(', ')}</strong>
            </span>
          </li>
        )}
      </List>
      {unlit.length > 0 && (
        <ConnectButton
          icon={<QrCodeIcon {...icon} />}
          disabled={!desk.canControl}
          onClick={() => desk.open('light')}
        >
          Connect a light
        </ConnectButton>
      )}
      {desk.dialog === 'light' && (
        <LazyPart>
          <ConnectLight
            departments={unlit.length > 0 ? unlit : statuses}
            onClose={desk.closeDialog}
            finalFocus={finalFocus}
          />
        </LazyPart>
      )}
    </Section>
  );
}

function Shape({ answer, light }: DepartmentStatus) {
  if (answer === 'acknowledged') return <Check {...icon} />;
  if (answer === 'late' || light === 'silent') return <CircleAlert {...icon} />;
  if (answer === 'standby') return <Hourglass {...icon} />;
  if (light === 'covered') return <EyeOff {...icon} />;
  return light === 'connected' ? <CircleDashed {...icon} /> : <Unplug {...icon} />;
}
