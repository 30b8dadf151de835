import { Check, CircleAlert, CircleDashed, Hourglass, Unplug } from 'lucide-react';
import {
  connectedDepartments,
  type DepartmentStatus,
  departmentStatuses,
} from '@standby/live-room/domain/calling/desk-view';
import type { Room } from '@standby/live-room/client/room';
import { useRoomView } from '../../components/room-context/useRoomView';
import { List, Section } from './Call.styles';

const computeStatuses = (room: Room): DepartmentStatus[] => {
  const { state, screens } = room.getSnapshot();
  return departmentStatuses(state, connectedDepartments(screens), room.now());
};

function answerText({ answer, seconds, isConnected }: DepartmentStatus): string {
  const text = {
    none: isConnected ? 'Ready' : '',
    standby: `Standby for ${seconds} s`,
    late: `Late: no answer for ${seconds} s`,
    acknowledged: `Acknowledged after ${seconds} s`,
  }[answer];
  return [text, !isConnected && 'No light connected'].filter(Boolean).join(' · ');
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
          <li key={status.id} data-answer={status.answer}>
            <Shape {...status} />
            <strong>{status.id}</strong> <span>{answerText(status)}</span>
          </li>
        ))}
      </List>
    </Section>
  );
}

function Shape({ answer, isConnected }: DepartmentStatus) {
  const icon = { size: '1.25em', strokeWidth: 1.5, 'aria-hidden': true };
  if (answer === 'acknowledged') return <Check {...icon} />;
  if (answer === 'late') return <CircleAlert {...icon} />;
  if (answer === 'standby') return <Hourglass {...icon} />;
  return isConnected ? <CircleDashed {...icon} /> : <Unplug {...icon} />;
}
