import { Button } from '@standby/shared-ui';
import { callDepartments } from '@standby/live-room/domain/calls/call-board';
import { sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { GuestName } from '@standby/room-parts/guest-name';
import { isSameList, useRoomSelector } from '@standby/room-parts/room-context';
import { Choice, Choices } from './Light.styles';

interface DepartmentChoiceProps {
  readonly title: string;
  readonly onChoose: (departmentId: string) => void;
  readonly onChooseAll: () => void;
}

const selectDepartments = ({ state }: RoomSnapshot) => sheetOf(state).departments;

/** Returns the departments that answer calls but have no cues. */
function selectCallNames({ state }: RoomSnapshot): string[] {
  const ofCues = new Set(sheetOf(state).departments.map(({ name }) => name));
  return callDepartments(state).filter((name) => !ofCues.has(name));
}

/** The choice of a department, made once per page. */
export function DepartmentChoice({ title, onChoose, onChooseAll }: DepartmentChoiceProps) {
  const departments = useRoomSelector(selectDepartments);
  const callNames = useRoomSelector(selectCallNames, isSameList);
  return (
    <Choice>
      <h1>Department: {title}</h1>
      <p>Choose a department. This light shows its calls and cues.</p>
      <GuestName />
      <Choices>
        {departments.map(({ id, name }) => (
          <Button key={id} size="large" onClick={() => onChoose(id)}>
            <strong>{id}</strong> {name}
          </Button>
        ))}
        {callNames.map((name) => (
          <Button key={name} size="large" onClick={() => onChoose(name)}>
            {name}
          </Button>
        ))}
        <Button size="large" variant="ghost" onClick={onChooseAll}>
          All departments
        </Button>
      </Choices>
    </Choice>
  );
}
