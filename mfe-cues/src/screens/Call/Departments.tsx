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
import { useRoomView } from '@standby/room-parts/use-room-view';
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

/** Whether a department neither answers nor has a light. */
const isQuiet = ({ answer, light }: DepartmentStatus): boolean =>
  answer === 'none' && light === 'none';

interface DepartmentsProps {
  readonly desk: CallingDesk;
  /**
   * Case in which this place shows the departments: a department answers or has a light, or all are
   * quiet.
   */
  readonly when: 'heard' | 'quiet';
}

/** Shows which departments answered the standby and have a light, and connects the others. */
export function Departments({ desk, when }: DepartmentsProps) {
  const statuses = useRoomView(computeStatuses);
  // One line for all quiet departments keeps the next moment in view.
  const quiet = statuses.filter(isQuiet);
  const areAllQuiet = quiet.length === statuses.length;
  if (statuses.length === 0 || areAllQuiet !== (when === 'quiet')) return null;
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
      {statuses.some(({ light }) => light === 'none') && (
        <ConnectButton
          icon={<QrCodeIcon {...icon} />}
          disabled={!desk.canControl}
          onClick={() => desk.open('light')}
        >
          Connect a light
        </ConnectButton>
      )}
    </Section>
  );
}

/** Dialog that connects a light. It stays open when the place of the departments changes. */
export function ConnectLightDialog(props: Omit<ConnectLightProps, 'departments'>) {
  const statuses = useRoomView(computeStatuses);
  const unlit = statuses.filter(({ light }) => light === 'none');
  return (
    <LazyPart>
      <ConnectLight departments={unlit.length > 0 ? unlit : statuses} {...props} />
    </LazyPart>
  );
}

function Shape({ answer, light }: DepartmentStatus) {
  if (answer === 'acknowledged') return <Check {...icon} />;
  if (answer === 'late' || light === 'silent') return <CircleAlert {...icon} />;
  if (answer === 'standby') return <Hourglass {...icon} />;
  if (light === 'covered') return <EyeOff {...icon} />;
  return light === 'connected' ? <CircleDashed {...icon} /> : <Unplug {...icon} />;
}
