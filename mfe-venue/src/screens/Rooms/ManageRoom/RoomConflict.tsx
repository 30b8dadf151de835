import { EditConflictNote } from '@standby/shared-collections/conflict';
import type { EditConflict } from '@standby/shared-collections/port';
import type { Form } from '@standby/shared-ui/forms';
import { roomLabels } from '../../../components/RoomFields/room-labels';
import { roomNoun, type Room } from '../../../domain/room';
import { formOfRoom, type RoomForm } from '../../../domain/room-form';
import { roomTypes } from '../../../domain/room-options';

const textOf = (name: keyof RoomForm, value: unknown): string | undefined =>
  name === 'roomType' ? roomTypes.find((type) => type.value === value)?.label : undefined;

interface RoomConflictProps {
  readonly conflict: EditConflict<Room>;
  readonly form: Form<RoomForm>;
  readonly onDecide: (field: keyof Room) => void;
}

/** What somebody else made of the fields that are edited here, loaded when that happens. */
export function RoomConflict({ conflict, ...rest }: RoomConflictProps) {
  const theirs = formOfRoom(conflict.theirs);
  return (
    <EditConflictNote
      noun={roomNoun}
      conflict={conflict}
      theirs={theirs}
      labels={roomLabels}
      textOf={textOf}
      {...rest}
    />
  );
}
