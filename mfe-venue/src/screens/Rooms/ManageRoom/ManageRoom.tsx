import { Select, useToast } from '@standby/shared-ui';
import { truncateForSentence } from '@standby/shared-ui/text';
import { ManageDialog, type EditRules, type OpenDialog } from '@standby/collections/screens';
import { failureText } from '@standby/contracts';
import { RoomFields } from '../../../components/RoomFields/RoomFields';
import { roomLabels } from '../../../components/RoomFields/room-labels';
import type { Devices } from '../../../data/devices';
import { moveDevices } from '../../../data/move-devices';
import type { Rooms } from '../../../data/rooms';
import { roomNoun, type Room, type RoomContent } from '../../../domain/room';
import { formOfRoom, roomFormSchema, type RoomForm } from '../../../domain/room-form';
import { roomStatuses, roomTypes } from '../../../domain/room-options';

const statusOptions = roomStatuses.map((status) => ({ value: status, label: status }));

const rules: EditRules<Room, RoomContent, RoomForm> = {
  noun: roomNoun,
  nameOf: ({ name }) => name,
  formOf: formOfRoom,
  schema: roomFormSchema,
  draftKey: ({ id, lastUsed }) => `standby:draft:room:${id}:${lastUsed}`,
  labels: roomLabels,
  textOf: (name, value) =>
    name === 'roomType' ? roomTypes.find((type) => type.value === value)?.label : undefined,
};

interface ManageRoomProps {
  readonly rooms: Rooms;
  readonly devices: Devices;
  readonly dialog: OpenDialog<Room>;
}

/** Dialog to edit a room, or to delete it with undo. */
export function ManageRoom({ rooms, devices, dialog }: ManageRoomProps) {
  const toast = useToast();
  const { name } = dialog.item;

  async function reassignDevices(changes: Partial<RoomContent>): Promise<void> {
    if (changes.name === undefined) return;
    await moveDevices(devices, name, changes.name).catch((error: unknown) => {
      const title = `Some devices are still assigned to ${truncateForSentence(name)}`;
      const description = failureText(error, 'Assign them again on the Devices screen.');
      toast.show({ tone: 'stop', title, description });
    });
  }

  return (
    <ManageDialog rules={rules} collection={rooms} dialog={dialog} onStored={reassignDevices}>
      {(form) => (
        <>
          <Select label="Status" options={statusOptions} {...form.choiceProps('status')} />
          <RoomFields form={form} />
        </>
      )}
    </ManageDialog>
  );
}
