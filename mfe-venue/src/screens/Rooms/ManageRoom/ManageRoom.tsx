import { lazy, type RefObject } from 'react';
import { Select } from '@standby/shared-ui';
import { ManageDialog } from '@standby/shared-collections/screens';
import { RoomFields } from '../../../components/RoomFields/RoomFields';
import { roomNoun, type Room } from '../../../domain/room';
import { roomStatuses } from '../../../domain/room-options';
import { useManageRoom, type RoomPorts } from './useManageRoom';

const statusOptions = roomStatuses.map((status) => ({ value: status, label: status }));

const RoomConflict = lazy(() =>
  import('./RoomConflict').then((module) => ({ default: module.RoomConflict })),
);

interface ManageRoomProps extends RoomPorts {
  /** The room as it was when the dialog was opened. */
  readonly room: Room;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

/** The dialog to edit a room, or to delete it with undo. Mount a new one for each opening. */
export function ManageRoom(props: ManageRoomProps) {
  const { rooms, devices, room, isOpen, onClose, onDeleted, finalFocus } = props;
  const { form, edit, removal } = useManageRoom({
    rooms,
    devices,
    room,
    onSaved: onClose,
    onRemoved() {
      onDeleted();
      onClose();
    },
  });
  return (
    <ManageDialog
      noun={roomNoun}
      name={room.name}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      removal={removal}
      finalFocus={finalFocus}
      conflict={
        edit.conflict && (
          <RoomConflict conflict={edit.conflict} form={form} onDecide={edit.decide} />
        )
      }
    >
      <Select label="Status" options={statusOptions} {...form.choiceProps('status')} />
      <RoomFields form={form} />
    </ManageDialog>
  );
}
