import { Button } from '@standby/shared-ui';
import { sheetOf } from '@standby/live-room/domain/cues/cue-sheet';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useRoomSelector } from '../../components/room-context/room-context';
import { Choice, Choices } from './Light.styles';

interface DepartmentChoiceProps {
  readonly title: string;
  readonly onChoose: (departmentId: string) => void;
  readonly onChooseAll: () => void;
}

const selectDepartments = ({ state }: RoomSnapshot) => sheetOf(state).departments;

/** Asked once: whose light this screen is. */
export function DepartmentChoice({ title, onChoose, onChooseAll }: DepartmentChoiceProps) {
  const departments = useRoomSelector(selectDepartments);
  return (
    <Choice>
      <h1>Cue light: {title}</h1>
      <p>Which department is this light for?</p>
      <Choices>
        {departments.map(({ id, name }) => (
          <Button key={id} size="large" onClick={() => onChoose(id)}>
            <strong>{id}</strong> {name}
          </Button>
        ))}
        <Button size="large" variant="ghost" onClick={onChooseAll}>
          All departments
        </Button>
      </Choices>
    </Choice>
  );
}
