import { Check, CircleAlert, CircleDashed, EyeOff, Hourglass, Unplug } from 'lucide-react';
import {
  type DepartmentStatus,
  departmentStatuses,
  lightStates,
  type LightState,
} from '@standby/live-room/domain/calling/desk-view';
import type { Room } from '@standby/live-room/client/room';
import { useRoomView } from '../../components/room-context/useRoomView';
import { List, Section } from './Call.styles';

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

/** Who has answered the standby, and whose light is connected. */
export function Departments() {
  const statuses = useRoomView(computeStatuses);
  if (statuses.length === 0) return null;
  return (
    <Section aria-labelledby="departments" data-part="departments">
      <h2 id="departments">Departments</h2>
      <List>
        {statuses.map((status) => (
          <li key={status.id} data-answer={status.answer} data-light={status.light}>
            <Shape {...status} />
            <strong>{status.id}</strong> <span>{answerText(status)}</span>
          </li>
        ))}
      </List>
    </Section>
  );
}

function Shape({ answer, light }: DepartmentStatus) {
  const icon = { size: '1.25em', strokeWidth: 1.5, 'aria-hidden': true };
  if (answer === 'acknowledged') return <Check {...icon} />;
  if (answer === 'late' || light === 'silent') return <CircleAlert {...icon} />;
  if (answer === 'standby') return <Hourglass {...icon} />;
  if (light === 'covered') return <EyeOff {...icon} />;
  return light === 'connected' ? <CircleDashed {...icon} /> : <Unplug {...icon} />;
}
